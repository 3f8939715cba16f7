import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { billDoubtWords } from './bill-doubt-words.ts';

const words = (answers: DwellingAnswers) =>
  billDoubtWords(makeReport(answers, figures2026, '2026-11-20'));

test('a hybrid with far more gas than expected is told what it should use, and what to do first', () => {
  const house = { woningtype: 'hoekwoning', bouwjaar: 1965, heating: 'hybride' } as const;
  const told = words({ ...house, gasM3PerYear: 1600, electricityKwhPerYear: 3200 });
  expect(told).toMatch(/^Uw hybride zou ongeveer [\d.]+ m³ gas per jaar gebruiken/);
  expect(told).toContain('Laat dan eerst nakijken of hij goed is ingesteld.');
  expect(words(house)).toBe('');
});

test('another doubt keeps its own words', () => {
  expect(words({ woningtype: 'appartement', bouwjaar: 1990, monthlyCostEur: 400 })).toContain(
    'veel hoger dan wij voor zo’n huis verwachten',
  );
});
