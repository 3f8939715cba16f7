import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { billDoubt } from './bill-doubt.ts';

const doubt = (answers: Parameters<typeof makeReport>[0]) =>
  billDoubt(makeReport(answers, figures2026, '2026-11-20'));

test('a bill that fits the house is not asked about', () => {
  expect(doubt({ woningtype: 'hoekwoning', bouwjaar: 1972, monthlyCostEur: 220 })).toBeUndefined();
  expect(doubt({ woningtype: 'hoekwoning', bouwjaar: 1972 })).toBeUndefined();
});

test('a bill far below or above what such a house costs is asked about', () => {
  expect(doubt({ woningtype: 'vrijstaand', bouwjaar: 1910, monthlyCostEur: 150 })).toBe('low');
  expect(doubt({ woningtype: 'appartement', bouwjaar: 1990, monthlyCostEur: 400 })).toBe('high');
});

test('meters that such a house cannot have are asked about', () => {
  expect(doubt({ woningtype: 'tussenwoning', bouwjaar: 1985, gasM3PerYear: 0 })).toBe('meters');
});
