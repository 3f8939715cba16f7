import { type HouseLayer, WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT } from './in-report.ts';

/**
 * The addresses of all pictures in one text, for a page that may need any of them: with all that is said of
 * them they would be a fortieth of what it weighs.
 */
export function packPictures(pictures: Record<Woningtype, DwellingPictures>): string {
  return WONINGTYPEN.flatMap((type) => {
    const { now, layers } = pictures[type];
    const files = Object.entries(layers).map(([layer, { src }]) => `${type} ${layer} ${src}`);
    return [`${type} now ${now.src} ${now.source.srcSet}`, ...files];
  }).join('\n');
}

/** What `packPictures` was given. */
export function unpackPictures(packed: string): Record<Woningtype, DwellingPictures> {
  const found: Partial<Record<Woningtype, DwellingPictures>> = {};
  const { type: format, ...size } = IN_REPORT;
  for (const line of packed.split('\n')) {
    const [type, what, src = '', ...srcSet] = line.split(' ') as [
      Woningtype,
      'now' | HouseLayer,
      ...string[],
    ];
    const file = { alt: altOf(type, what), src };
    const house = found[type];
    if (what === 'now') {
      const source = { type: format, srcSet: srcSet.join(' ') };
      found[type] = { now: { ...file, ...size, source }, layers: {} };
    } else if (house) {
      house.layers[what] = file;
    }
  }
  return found as Record<Woningtype, DwellingPictures>;
}
