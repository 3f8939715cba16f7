import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import { expect, test } from 'vitest';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT, type Layer } from './in-report.ts';
import { packPictures, unpackPictures } from './packed-pictures.ts';

const { type: format, ...size } = IN_REPORT;

const picture = (type: Woningtype, what: 'now' | Layer) => ({
  alt: altOf(type, what),
  src: `https://cdn.example/${type}-${what}.webp?width=384&quality=85`,
  ...size,
  source: { type: format, srcSet: `/_astro/${type}-${what}.avif 384w, /_astro/x.avif 768w` },
});

test('the pictures come out as they went in', () => {
  const all = Object.fromEntries(
    WONINGTYPEN.map((type): [Woningtype, DwellingPictures] => [
      type,
      type === 'appartement'
        ? { now: picture(type, 'now'), layers: {} }
        : {
            now: picture(type, 'now'),
            layers: {
              glass: picture(type, 'glass'),
              panels: picture(type, 'panels'),
              pump: picture(type, 'pump'),
            },
          },
    ]),
  ) as Record<Woningtype, DwellingPictures>;
  expect(unpackPictures(packPictures(all))).toEqual(all);
});
