import { type DwellingAnswers, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { assumedHeatingAsked, assumedHeatingWords } from './assumed-heating.ts';
import { CHOICE_QUESTIONS } from './question-copy.ts';

const factsOf = (answers: DwellingAnswers) =>
  makeReport(answers, figures2026, '2026-11-20').dwelling;
const said = (answers: DwellingAnswers) => assumedHeatingWords(factsOf(answers));
const asked = (answers: DwellingAnswers) => assumedHeatingAsked(factsOf(answers));

test('what a house is taken to be heated with is said, and what it may be instead', () => {
  expect(said({ woningtype: 'tussenwoning', bouwjaar: 1978 })).toBe(
    'Wij rekenen met een cv-ketel op gas. Heeft u stadsverwarming, blokverwarming of al een warmtepomp? Dan wordt het plan anders.',
  );
  expect(said({ woningtype: 'tussenwoning', bouwjaar: 2022 })).toBe(
    'Wij rekenen met een warmtepomp. Heeft u stadsverwarming of toch een cv-ketel? Dan wordt het plan anders.',
  );
});

test('where it can be told it is asked', () => {
  expect(asked({ woningtype: 'tussenwoning', bouwjaar: 1978 })).toBe(
    'Verwarmt u met een cv-ketel op gas?',
  );
  expect(asked({ woningtype: 'tussenwoning', bouwjaar: 2022 })).toBe(
    'Verwarmt u met een warmtepomp?',
  );
});

test('nothing is said of it once it is told, or a gas meter was read', () => {
  const house = { woningtype: 'tussenwoning', bouwjaar: 1978 } as const;
  expect(said({ ...house, heating: 'cv-ketel' })).toBe('');
  expect(said({ ...house, heating: 'warmtenet' })).toBe('');
  expect(said({ ...house, gasM3PerYear: 1_200 })).toBe('');
  expect(asked({ ...house, heating: 'warmtenet' })).toBeUndefined();
});

test('who heats in a way that cannot be chosen is told what that does to the sums', () => {
  const { hint } = CHOICE_QUESTIONS.heating;
  for (const way of ['blokverwarming', 'olie', 'hout', 'elektrisch']) expect(hint).toContain(way);
  expect(hint).toMatch(/bedragen voor verwarming niet\. Bel ons\.$/);
});
