import { type HouseLayer, WONINGTYPEN, type Woningtype } from '@sens/contract';
import { expect, test } from 'vitest';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT } from './in-report.ts';
import { packPictures, unpackPictures } from './packed-pictures.ts';

const { type: format, ...size } = IN_REPORT;

const layer = (type: Woningtype, what: 'now' | HouseLayer) => ({
  alt: altOf(type, what),
  src: `https://cdn.example/${type}-${what}.webp?width=384&quality=85`,
});
const house = (type: Woningtype) => ({
  ...layer(type, 'now'),
  ...size,
  source: { type: format, srcSet: `/_astro/${type}.avif 384w, /_astro/x.avif 768w` },
});

test('the pictures come out as they went in', () => {
  const all = Object.fromEntries(
    WONINGTYPEN.map((type): [Woningtype, DwellingPictures] => [
      type,
      type === 'appartement'
        ? { now: house(type), layers: {} }
        : {
            now: house(type),
            layers: {
              glass: layer(type, 'glass'),
              panels: layer(type, 'panels'),
              pump: layer(type, 'pump'),
            },
          },
    ]),
  ) as Record<Woningtype, DwellingPictures>;
  expect(unpackPictures(packPictures(all))).toEqual(all);
});
