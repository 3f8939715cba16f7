import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { reasonWords } from '#words/plan/reason-words.ts';
import { draughtWords } from './draught-words.ts';

const report = (answers: DwellingAnswers) => makeReport(answers, figures2026, '2026-11-20');

test('a quarter of the heat lost through draughts beside a refused draught proofing is explained twice', () => {
  const told = report({ woningtype: 'tussenwoning', bouwjaar: 1970 });
  const { now, considered } = told;
  expect(now.heatLoss.find(({ part }) => part === 'kieren')?.share).toBeGreaterThan(0.2);
  expect(draughtWords(told)).toContain('sluiten daarvan naar schatting 10%');
  const refused = considered.find(({ id }) => id === 'kierdichting');
  const words = refused?.reasons.map(reasonWords).join(' ');
  expect(words).toContain('sluiten naar schatting 10% van alle kieren');
});

test('a tight house gets no word of draughts', () => {
  expect(draughtWords(report({ woningtype: 'tussenwoning', bouwjaar: 2015 }))).toBe('');
});

test('a flat between others is told of no seams in a roof', () => {
  const flat = { woningtype: 'appartement', bouwjaar: 1962 } as const;
  expect(draughtWords(report({ ...flat, flatPosition: 'tussen' }))).toMatch(/^Kieren(?!.* dak)/);
  expect(draughtWords(report({ ...flat, flatPosition: 'dak' }))).toContain('gevel en dak');
});
