import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { originWords } from './origin-words.ts';

const originOf = (answers: Partial<DwellingAnswers>) =>
  originWords(
    'monthlyCostEur',
    makeReport({ woningtype: 'hoekwoning', bouwjaar: 1974, ...answers }, figures2026, '2026-11-20')
      .dwelling,
  );

test('a monthly amount that follows from both meters is no assumption of ours', () => {
  expect(originOf({})).toBe('onze aanname');
  expect(originOf({ gasM3PerYear: 1500 })).toBe('onze aanname');
  expect(originOf({ gasM3PerYear: 1500, electricityKwhPerYear: 2800 })).toBe('uit uw verbruik');
});

test('one that was typed is the visitor’s, and another one that we could not take was adjusted', () => {
  expect(originOf({ monthlyCostEur: 210 })).toBe('door u ingevuld');
  expect(originOf({ monthlyCostEur: 5000 })).toBe('door ons aangepast');
});
