import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import { expect, test } from 'vitest';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT, type PackedPicture } from './in-report.ts';
import { packPictures, unpackPictures } from './packed-pictures.ts';

const { type: format, ...size } = IN_REPORT;

const layer = (type: Woningtype, what: PackedPicture) => ({
  alt: altOf(type, what),
  src: `https://cdn.example/${type}-${what}.webp?width=384&quality=85`,
});
const whole = (type: Woningtype, what: 'now' | 'cutaway') => ({
  ...layer(type, what),
  ...size,
  source: { type: format, srcSet: `/_astro/${type}-${what}.avif 384w, /_astro/x.avif 768w` },
});
const house = (type: Woningtype) => ({
  now: whole(type, 'now'),
  cutaway: whole(type, 'cutaway'),
});

test('the pictures come out as they went in', () => {
  const all = Object.fromEntries(
    WONINGTYPEN.map((type): [Woningtype, DwellingPictures] => [
      type,
      type === 'appartement'
        ? { ...house(type), layers: {} }
        : {
            ...house(type),
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
