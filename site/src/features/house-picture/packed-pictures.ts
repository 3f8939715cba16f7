import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT, type Layer } from './in-report.ts';

/**
 * The addresses of all pictures in one text, for a page that may need any of them: with all that is said of
 * them they would be a fortieth of what it weighs.
 */
export function packPictures(pictures: Record<Woningtype, DwellingPictures>): string {
  return WONINGTYPEN.flatMap((type) => {
    const { now, layers } = pictures[type];
    return Object.entries({ now, ...layers }).map(
      ([what, { src, source }]) => `${type} ${what} ${src} ${source.srcSet}`,
    );
  }).join('\n');
}

/** What `packPictures` was given. */
export function unpackPictures(packed: string): Record<Woningtype, DwellingPictures> {
  const found: Partial<Record<Woningtype, DwellingPictures>> = {};
  const { type: format, ...size } = IN_REPORT;
  for (const line of packed.split('\n')) {
    const [type, what, src = '', ...srcSet] = line.split(' ') as [
      Woningtype,
      'now' | Layer,
      ...string[],
    ];
    const source = { type: format, srcSet: srcSet.join(' ') };
    const picture = { alt: altOf(type, what), src, ...size, source };
    const house = found[type] ?? { now: picture, layers: {} };
    found[type] =
      what === 'now' ? house : { ...house, layers: { ...house.layers, [what]: picture } };
  }
  return found as Record<Woningtype, DwellingPictures>;
}
