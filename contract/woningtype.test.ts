import { expect, test } from 'vitest';
import { HOUSE_CHOICES } from './house-fields.ts';
import { WONINGTYPE_LABELS, WONINGTYPEN } from './woningtype.ts';

test('the five dwelling types stand in the order of the spec wherever they are offered', () => {
  const spec = ['tussenwoning', 'hoekwoning', 'vrijstaand', 'twee-onder-een-kap', 'appartement'];
  expect(WONINGTYPEN).toEqual(spec);
  expect(Object.keys(WONINGTYPE_LABELS)).toEqual(spec);
  // The questions of tools and report; a test of its own keeps them equal to the engine's.
  expect(HOUSE_CHOICES.woningtype).toEqual(spec);
});
