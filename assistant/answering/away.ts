import { isNamed, isWhereOthersAre, placesIn } from '#question/places.ts';
import type { Means } from './means.ts';

/** Places beyond the region that a text names. */
export type AwayIn = (text: string) => readonly string[];

export function createAwayIn({ index, main }: Means): AwayIn {
  return (text) =>
    placesIn(text, index.words.elsewhere).filter(
      (name) =>
        !isWhereOthersAre(text, name) &&
        (!main.words.has(name.toLowerCase()) || isNamed(text, name)),
    );
}

/** Something there, and not something from there. */
export const isThere = (text: string): boolean => /\b(?:in|naar|te) \p{L}/iu.test(text);
