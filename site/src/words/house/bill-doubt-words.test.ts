import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { billDoubtWords } from './bill-doubt-words.ts';

const words = (answers: DwellingAnswers, today = '2026-11-20') =>
  billDoubtWords(makeReport(answers, figures2026, today));

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

const LOW: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974, monthlyCostEur: 80 };
const LEAST: DwellingAnswers = { ...LOW, monthlyCostEur: 15 };
const ASKS_PANELS = 'Liggen er zonnepanelen op uw dak? Vul dan in hoeveel.';

test('a low bill may be that of panels nobody told of, until net metering ends', () => {
  for (const answers of [LOW, LEAST]) {
    expect(words(answers)).toContain(ASKS_PANELS);
    expect(words(answers)).not.toContain('levert verduurzamen nu weinig op');
    expect(words({ ...answers, solarPanels: 0 })).not.toContain('zonnepanelen');
    expect(words(answers, '2027-02-01')).not.toContain('zonnepanelen');
  }
  expect(words({ ...LOW, solarPanels: 0 })).toContain('levert verduurzamen nu weinig op');
});

test('of a flat only below the roof', () => {
  const flat: DwellingAnswers = { woningtype: 'appartement', bouwjaar: 1974, monthlyCostEur: 50 };
  expect(words(flat)).not.toBe('');
  expect(words(flat)).not.toContain('zonnepanelen');
  expect(words({ ...flat, flatPosition: 'dak' })).toContain(ASKS_PANELS);
});

test('a number of residents that nobody gave is named as ours', () => {
  expect(words(LEAST)).toMatch(/^Wij rekenen met \d bewoners\. Daarvoor is dit bedrag te laag/);
  const told = words({ ...LEAST, residents: 4 });
  expect(told).toContain('voor dit aantal bewoners niet betalen');
  expect(told).not.toContain('Wij rekenen met 4');
});
