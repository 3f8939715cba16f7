import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { ORIGIN_TAGS } from './question-copy.ts';
import { isKnown, originOf } from './shown-origin.ts';

const houseOf = (answers: Partial<DwellingAnswers>) =>
  makeReport({ woningtype: 'hoekwoning', bouwjaar: 1974, ...answers }, figures2026, '2026-11-20')
    .dwelling;

const METERS = { gasM3PerYear: 1500, electricityKwhPerYear: 2800 };

test.for<[Partial<DwellingAnswers>, string, boolean]>([
  [{}, 'onze aanname', false],
  [{ gasM3PerYear: 1500 }, 'onze aanname', false],
  [METERS, 'uit uw verbruik', true],
  [{ monthlyCostEur: 210 }, 'door u ingevuld', true],
])('the monthly amount of who said %j is tagged %j', ([answers, tag, known]) => {
  const dwelling = houseOf(answers);
  expect(ORIGIN_TAGS[originOf('monthlyCostEur', dwelling)]).toBe(tag);
  expect(isKnown('monthlyCostEur', dwelling)).toBe(known);
});

test('one that we could not take is known to have been given', () => {
  expect(houseOf({ monthlyCostEur: 5000 }).monthlyCostEur.given).toBe(5000);
});

test('meters make nothing else of the house known', () => {
  expect(originOf('residents', houseOf(METERS))).toBe('assumption');
});
