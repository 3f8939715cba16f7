import { HOUSE_LAYERS, WONINGTYPEN, type Woningtype } from '@sens/contract';
import type { DwellingPictures } from './dwelling-pictures.ts';
import { altOf, IN_REPORT, type PackedPicture } from './in-report.ts';

/** No address has these signs: the first stands for the type of house, the second stands between types. */
const TYPE = '*';
const NEXT = '|';

/** What there may be of a type: first what every type has. */
const KINDS: readonly PackedPicture[] = ['now', 'cutaway', ...HOUSE_LAYERS];

/** Tells a picture of a whole house from what lies over one. */
const isWhole = (kind: PackedPicture): kind is 'now' | 'cutaway' =>
  kind === 'now' || kind === 'cutaway';

/** The addresses of one picture; empty where a type has none. */
function addressesOf({ layers, ...whole }: DwellingPictures, kind: PackedPicture): string {
  if (!isWhole(kind)) return layers[kind]?.src ?? '';
  return `${whole[kind].src} ${whole[kind].source.srcSet}`;
}

/**
 * The addresses of all pictures in one text, for a page that may need any of them: with all that is said of
 * them they would be a fortieth of what it weighs. A line for each kind, its types in their own order.
 */
export const packPictures = (pictures: Record<Woningtype, DwellingPictures>): string =>
  KINDS.map((kind) =>
    WONINGTYPEN.map((type) => addressesOf(pictures[type], kind).replaceAll(type, TYPE)).join(NEXT),
  ).join('\n');

/** What `packPictures` was given. */
export function unpackPictures(packed: string): Record<Woningtype, DwellingPictures> {
  const lines = packed.split('\n').map((line) => line.split(NEXT));
  const { type: format, ...size } = IN_REPORT;
  const houses = WONINGTYPEN.map((type, at) => {
    const house: Partial<DwellingPictures> & Pick<DwellingPictures, 'layers'> = { layers: {} };
    KINDS.forEach((kind, line) => {
      const addresses = (lines[line]?.[at] ?? '').replaceAll(TYPE, type);
      if (addresses === '') return;
      const [src = '', ...srcSet] = addresses.split(' ');
      const file = { alt: altOf(type, kind), src };
      if (isWhole(kind)) {
        house[kind] = { ...file, ...size, source: { type: format, srcSet: srcSet.join(' ') } };
      } else {
        house.layers[kind] = file;
      }
    });
    return [type, house];
  });
  return Object.fromEntries(houses) as Record<Woningtype, DwellingPictures>;
}
