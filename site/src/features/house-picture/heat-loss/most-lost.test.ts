import { figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { mostLost } from './most-lost.ts';

const { now } = makeReport({ woningtype: 'hoekwoning', bouwjaar: 1978 }, figures2026, '2026-11-20');
const lost = (glas: number, kieren: number) =>
  mostLost({
    ...now,
    heatLoss: [
      { part: 'glas', share: glas },
      { part: 'kieren', share: kieren },
    ],
  });

test('the part that loses most is named, and all that show the same share', () => {
  expect(lost(0.3, 0.24)).toEqual({ parts: 'het glas en de kozijnen', share: '30%' });
  expect(lost(0.238, 0.242)).toEqual({
    parts: 'de kieren en het glas met de kozijnen',
    share: 'elk 24%',
  });
});
