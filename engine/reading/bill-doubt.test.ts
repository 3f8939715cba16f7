import { expect, test } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { makeReport } from '../report/make-report.ts';

const doubt = (answers: Parameters<typeof makeReport>[0]) =>
  makeReport(answers, figures2026, '2026-11-20').billDoubt;

test('a bill that fits the house is not asked about', () => {
  expect(doubt({ woningtype: 'hoekwoning', bouwjaar: 1972, monthlyCostEur: 220 })).toBeNull();
  expect(doubt({ woningtype: 'hoekwoning', bouwjaar: 1972 })).toBeNull();
});

test('a bill far below or above what such a house costs is asked about', () => {
  expect(doubt({ woningtype: 'vrijstaand', bouwjaar: 1910, monthlyCostEur: 150 })).toBe('low');
  expect(doubt({ woningtype: 'appartement', bouwjaar: 1990, monthlyCostEur: 400 })).toBe('high');
});

test('meters that such a house cannot have are asked about', () => {
  expect(doubt({ woningtype: 'tussenwoning', bouwjaar: 1985, gasM3PerYear: 0 })).toBe('meters');
});
