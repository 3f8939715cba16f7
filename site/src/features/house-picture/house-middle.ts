import type { Woningtype } from '@sens/contract';

/** Where the line of `.split` stands by itself (styles/split.css). */
const HALF = { percent: 50, line: '' };

/** A little to the right of it, and further. */
const RIGHT = { percent: 46, line: '[--split:46]' };
const FAR_RIGHT = { percent: 40, line: '[--split:40]' };

/**
 * Where a line through the picture of a dwelling leaves roof and windows of the visitor's own house on
 * both sides: a home in a row is not in the middle of its picture. In percent of the width that shows later,
 * which is on the right, and as the class that draws the line there: a page has no styles in attributes.
 */
export const HOUSE_MIDDLE: Readonly<Record<Woningtype, { percent: number; line: string }>> = {
  tussenwoning: HALF,
  hoekwoning: RIGHT,
  'twee-onder-een-kap': HALF,
  vrijstaand: HALF,
  appartement: FAR_RIGHT,
};
