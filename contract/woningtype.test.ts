import { expect, test } from 'vitest';
import { WONINGTYPE_LABELS, WONINGTYPEN } from './woningtype.ts';

test('the five dwelling types stand in the order of the spec wherever they are offered', () => {
  const spec = ['tussenwoning', 'hoekwoning', 'vrijstaand', 'twee-onder-een-kap', 'appartement'];
  expect(WONINGTYPEN).toEqual(spec);
  expect(Object.keys(WONINGTYPE_LABELS)).toEqual(spec);
});
