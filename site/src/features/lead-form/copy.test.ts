import { expect, test } from 'vitest';
import { buildYearLabel } from './copy.ts';

test.each([
  [1900, 'Pre-isolatie'],
  [1974, 'Pre-isolatie'],
  [1975, 'Eerste isolatie'],
  [1991, 'Eerste isolatie'],
  [1992, 'Moderne isolatie'],
  [2005, 'Moderne isolatie'],
  [2006, 'HR++ glas'],
  [2014, 'HR++ glas'],
  [2015, 'NOM-nieuwbouw'],
  [2024, 'NOM-nieuwbouw'],
])('a house of %i is labelled "%s" as the spec prescribes', (year, label) => {
  expect(buildYearLabel(year)).toBe(label);
});
