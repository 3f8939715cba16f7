import { expect, test } from 'vitest';
import { isNamed, isWhereOthersAre, placesIn } from './places.ts';

test.each([
  ['Kan er nieuw glas in mijn oude houten kozijnen?', false],
  ['Houten kozijnen, wat kost dat?', false],
  ['Komen jullie ook in Houten?', true],
  ['werken jullie in houten', true],
  ['Ik woon in de wijk Houten, kan dat', true],
])('a name that is a word as well is one where it is written so: %s', (text, isPlace) => {
  expect(isNamed(text, 'Houten')).toBe(isPlace);
});

test('a part of a town that other names have too names none of them', () => {
  expect(placesIn('Jaren-30 huis in Rotterdam-Noord', ['Noord-Holland', 'Noord-Brabant'])).toEqual(
    [],
  );
  expect(placesIn('Werkt u in Noord-Holland?', ['Noord-Holland'])).toEqual(['Noord-Holland']);
});

test.each([
  ['Een bedrijf uit Brabant heeft mijn spouw gevuld', true],
  ['de aannemer uit het Brabant', true],
  ['Wij komen uit Brabant, doen jullie dat', false],
  ['Brabant, komen jullie daar?', false],
])('where others come from is not where somebody lives: %s', (text, isOfOthers) => {
  expect(isWhereOthersAre(text, 'Brabant')).toBe(isOfOthers);
});
