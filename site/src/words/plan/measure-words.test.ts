import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { MEASURE_WORDS, measureSummary } from './measure-words.ts';

const dwellingOf = (answers: Partial<DwellingAnswers>) =>
  makeReport({ woningtype: 'tussenwoning', bouwjaar: 1965, ...answers }, figures2026, '2026-11-20')
    .dwelling;
const roofOf = (answers: Partial<DwellingAnswers>) =>
  measureSummary('dakisolatie', dwellingOf(answers));

test('insulating a roof is told of the roof that the house has', () => {
  expect(roofOf({ roofType: 'schuin' })).toContain('uw schuine dak');
  expect(roofOf({ roofType: 'plat' })).toMatch(/buitenkant.* uw platte dak/);
  expect(roofOf({ roofType: 'plat' })).not.toMatch(/schuin|binnen/);
});

test('a roof of which nothing was told is neither pitched nor flat', () => {
  for (const woningtype of ['tussenwoning', 'appartement'] as const)
    expect(roofOf({ woningtype })).not.toMatch(/schuin|plat/);
});

test('what is no roof is the same in each house', () => {
  const dwelling = dwellingOf({ roofType: 'plat' });
  expect(measureSummary('vloerisolatie', dwelling)).toBe(MEASURE_WORDS.vloerisolatie.summary);
});
