import { type HouseLayer, WONINGTYPE_LABELS, type Woningtype } from '@sens/contract';
import { VIEW_COPY as COPY } from './copy.ts';

/** What a report's pictures of dwellings have in common: they are as large as the home page has them. */
export const IN_REPORT = {
  width: 384,
  height: 384,
  sizes: '(min-width: 64rem) 36rem, 92vw',
  type: 'image/avif',
} as const;

/** What there is a picture of for a type of house. */
export type PackedPicture = 'now' | 'cutaway' | HouseLayer;

/** The words of the pictures: short, as a page has those of all types. */
export const altOf = (type: Woningtype, what: PackedPicture): string => {
  if (what === 'now') return COPY.house(WONINGTYPE_LABELS[type]);
  // What lies over it says all that it shows.
  return what === 'cutaway' ? '' : COPY.layers[what];
};
