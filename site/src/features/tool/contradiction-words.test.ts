import { contradictionsIn, figures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import { contradictionWords } from './contradiction-words.ts';
import { decodeHouse } from './tool-codec.ts';

const wordsOf = (query: string) => {
  const { answers } = decodeHouse(new URLSearchParams(query)).state;
  return contradictionsIn(answers, figures2026, '2026-11-20').map(contradictionWords);
};

test.each([
  [
    'woningtype=tussenwoning&bouwjaar=1970&verwarming=warmtenet&koken=gas&gas=1500',
    'een warmtenet',
  ],
  ['verwarming=warmtepomp&koken=elektrisch&gas=3000', 'zonder gas'],
  ['verwarming=cv-ketel&gas=0', '0 m³ gas'],
  ['bouwjaar=2022&verwarming=cv-ketel', 'Een huis uit 2022'],
  [
    'm2=60&vloerm2=500',
    'De vloer van de begane grond (500\u00a0m²) is groter dan alle verdiepingen samen (60\u00a0m²)',
  ],
])('%s: choices that do not go together are named (%s)', (query, words) => {
  expect(wordsOf(query).join(' ')).toContain(words);
});

test('choices that go together need no words', () => {
  expect(wordsOf('woningtype=tussenwoning&bouwjaar=1970&verwarming=cv-ketel&gas=1500')).toEqual([]);
  expect(wordsOf('verwarming=warmtenet&koken=gas&gas=40')).toEqual([]);
  // A bungalow, measured to the outside of its walls.
  expect(wordsOf('woningtype=vrijstaand&m2=100&vloerm2=120')).toEqual([]);
});
