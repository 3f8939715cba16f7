import { type HouseLayer, WONINGTYPE_LABELS, type Woningtype } from '@sens/contract';
import { VIEW_COPY as COPY } from './copy.ts';

/** What a report's pictures of dwellings have in common: they are as large as the home page has them. */
export const IN_REPORT = {
  width: 384,
  height: 384,
  sizes: '(min-width: 64rem) 36rem, 92vw',
  type: 'image/avif',
} as const;

/** The words of the pictures: short, as a page has those of all types. */
export const altOf = (type: Woningtype, what: 'now' | HouseLayer): string =>
  what === 'now' ? COPY.house(WONINGTYPE_LABELS[type]) : COPY.layers[what];
