import { expect, onTestFinished, test, vi } from 'vitest';
import { boundsOf, sliderOf } from './bounds.ts';

test('the year of a house slides to the year it is', () => {
  expect(sliderOf('bouwjaar', 2026)).toEqual({ min: 1900, max: 2026, step: 1 });
  expect(sliderOf('bouwjaar', 2027)).toEqual({ min: 1900, max: 2027, step: 1 });
});

test('other questions slide where that helps, to an end of their own', () => {
  expect(sliderOf('residents', 2027)).toEqual({ min: 1, max: 8, step: 1 });
  expect(sliderOf('gasM3PerYear')).toBeUndefined();
});

test('the year changes when it does in the Netherlands, wherever the machine is', () => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ now: new Date('2026-12-31T22:59:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  expect(boundsOf('bouwjaar').max).toBe(2026);
  vi.setSystemTime(new Date('2026-12-31T23:30:00Z'));
  expect(boundsOf('bouwjaar').max).toBe(2027);
});
