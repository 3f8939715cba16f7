import { expect, test } from 'vitest';
import { figures2026 as figures } from '../figures/index.ts';
import { CHOICES, type ChoiceField, type DwellingAnswers } from '../terms/answers.ts';
import { assumedChoice } from './assumed-choice.ts';

const TODAY = '2026-11-20';
const HOUSE: DwellingAnswers = { woningtype: 'hoekwoning', bouwjaar: 1974 };
const OPEN = (Object.keys(CHOICES) as ChoiceField[]).filter((field) => field !== 'woningtype');

test.for(OPEN)('what is assumed of %s does not follow the answer to it', (field) => {
  const assumed = assumedChoice(field, HOUSE, figures, TODAY);
  for (const answer of CHOICES[field]) {
    expect(assumedChoice(field, { ...HOUSE, [field]: answer }, figures, TODAY)).toBe(assumed);
  }
});

test('what is assumed follows the other answers', () => {
  const heatedBy = (heating: 'cv-ketel' | 'warmtenet') =>
    assumedChoice('cooking', { ...HOUSE, heating }, figures, TODAY);
  expect([heatedBy('cv-ketel'), heatedBy('warmtenet')]).toEqual(['gas', 'elektrisch']);
});

test('a flat of which somebody says which way its roof faces is not taken to have a flat one', () => {
  const roofOf = (more: Partial<DwellingAnswers>) =>
    assumedChoice('roofType', { woningtype: 'appartement', ...more }, figures, TODAY);
  expect(roofOf({})).toBe('plat');
  expect(roofOf({ roofOrientation: 'noord' })).toBe('schuin');
});
