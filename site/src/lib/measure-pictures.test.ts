import { MEASURE_IDS } from '@sens/engine';
import { expect, test } from 'vitest';
import { measurePicture } from './measure-pictures.ts';

test('every measure that a plan can have has a picture of its own', () => {
  const addresses = MEASURE_IDS.map(measurePicture);
  expect(new Set(addresses).size).toBe(MEASURE_IDS.length);
  for (const address of addresses) expect(address).toContain('measure-');
});
