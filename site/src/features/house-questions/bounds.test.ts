import { expect, test } from 'vitest';
import { sliderOf } from './bounds.ts';

test('the year of a house slides to the year it is', () => {
  expect(sliderOf('bouwjaar', 2026)).toEqual({ min: 1900, max: 2026, step: 1 });
  expect(sliderOf('bouwjaar', 2027)).toEqual({ min: 1900, max: 2027, step: 1 });
});

test('other questions slide where that helps, to an end of their own', () => {
  expect(sliderOf('residents', 2027)).toEqual({ min: 1, max: 8, step: 1 });
  expect(sliderOf('gasM3PerYear')).toBeUndefined();
});
