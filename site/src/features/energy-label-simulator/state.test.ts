import { MEASURE_IDS } from '@sens/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulatorCodec } from './state.ts';

test('the house and any set of measures come back from the address as they went', () => {
  fc.assert(
    fc.property(fc.subarray([...MEASURE_IDS]), (chosen) => {
      const state = { answers: { woningtype: 'hoekwoning', bouwjaar: 1974 } as const, chosen };
      const { state: found, notes } = simulatorCodec.decode(simulatorCodec.encode(state));
      expect(found).toEqual(state);
      expect(notes).toEqual([]);
    }),
  );
});

test('a measure that does not exist is dropped, and the visitor is told', () => {
  const { state, notes } = simulatorCodec.decode(
    new URLSearchParams('maatregel=kernreactor&maatregel=dakisolatie,hr-glas'),
  );
  expect(state.chosen).toEqual(['dakisolatie', 'hr-glas']);
  expect(notes.map(({ text }) => text)).toEqual([expect.stringContaining('"kernreactor"')]);
});
