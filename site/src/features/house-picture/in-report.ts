import { WONINGTYPE_LABELS, type Woningtype } from '@sens/contract';
import { VIEW_COPY as COPY } from './copy.ts';

/** What a report's pictures of dwellings have in common: they are as large as the home page has them. */
export const IN_REPORT = {
  width: 384,
  height: 384,
  sizes: '(min-width: 64rem) 36rem, 92vw',
  type: 'image/avif',
} as const;

/** What a house may have that can be seen, in the order in which it lies over the house; each is a picture. */
export const LAYERS = ['glass', 'panels', 'pump'] as const;

export type Layer = (typeof LAYERS)[number];

/** The layers that the pictures of a type have: of a flat only the windows are its own. */
export const layersOf = (type: Woningtype): readonly Layer[] =>
  type === 'appartement' ? ['glass'] : LAYERS;

/** The words of the pictures: short, as a page has those of all types. */
export const altOf = (type: Woningtype, what: 'now' | Layer): string =>
  what === 'now' ? COPY.house(WONINGTYPE_LABELS[type]) : COPY.layers[what];
