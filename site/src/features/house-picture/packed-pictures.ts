import { WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { PictureData } from '#lib/pictures.ts';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT, type PackedPicture } from './in-report.ts';

/**
 * The addresses of all pictures in one text, for a page that may need any of them: with all that is said of
 * them they would be a fortieth of what it weighs.
 */
export function packPictures(pictures: Record<Woningtype, DwellingPictures>): string {
  return WONINGTYPEN.flatMap((type) => {
    const { now, cutaway, layers } = pictures[type];
    const files = Object.entries(layers).map(([layer, { src }]) => `${type} ${layer} ${src}`);
    const whole = ({ src, source }: PictureData) => `${src} ${source.srcSet}`;
    return [`${type} now ${whole(now)}`, `${type} cutaway ${whole(cutaway)}`, ...files];
  }).join('\n');
}

/** What `packPictures` was given. */
export function unpackPictures(packed: string): Record<Woningtype, DwellingPictures> {
  const found: Partial<Record<Woningtype, DwellingPictures>> = {};
  const { type: format, ...size } = IN_REPORT;
  for (const line of packed.split('\n')) {
    const [type, what, src = '', ...srcSet] = line.split(' ') as [
      Woningtype,
      PackedPicture,
      ...string[],
    ];
    const file = { alt: altOf(type, what), src };
    const whole = { ...file, ...size, source: { type: format, srcSet: srcSet.join(' ') } };
    const house = found[type];
    if (what === 'now') {
      // Its own comes right after it.
      found[type] = { now: whole, cutaway: whole, layers: {} };
    } else if (house && what === 'cutaway') {
      house.cutaway = whole;
    } else if (house && what !== 'cutaway') {
      house.layers[what] = file;
    }
  }
  return found as Record<Woningtype, DwellingPictures>;
}
