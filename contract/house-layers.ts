import type { Woningtype } from './woningtype.ts';

/** What a house may have that can be seen, in the order in which it lies over the house; each is a picture. */
export const HOUSE_LAYERS = ['glass', 'panels', 'pump'] as const;

export type HouseLayer = (typeof HOUSE_LAYERS)[number];

/** The layers that the pictures of a type have: of a flat only the windows are its own. */
export const layersOf = (type: Woningtype): readonly HouseLayer[] =>
  type === 'appartement' ? ['glass'] : HOUSE_LAYERS;
