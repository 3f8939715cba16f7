import { expect, test } from 'vitest';
import { SMALL_INDEX } from '../testing/small-index.ts';
import { packIndex, unpackIndex } from './packed-index.ts';

test('an index comes out as it went in, smaller on the way', () => {
  const [first, ...rest] = SMALL_INDEX.passages;
  if (!first) throw new Error('no passages');
  const passages = [
    { ...first, asks: ['Hoe oud wordt het?', 'En dan?'], see: 0 },
    ...rest,
    { ...first, heads: ['Kop', 'Onder'], anchor: 'kop', lines: ['Een.', 'Twee.'] },
    { ...first, heads: ['Kop', 'Anders'], anchor: 'kop', lines: ['Drie.'], handover: true },
    { ...first, heads: ['Kop'], anchor: 'elders', lines: ['Vier.'] },
    { ...first, heads: [], anchor: '', lines: ['Vijf.'] },
  ];
  const index = { ...SMALL_INDEX, passages };
  const packed = packIndex(index);
  expect(unpackIndex(packed)).toEqual(index);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(index).length);
});
