import { stemsOf } from '#language/dutch.ts';
import type { AskedWord } from '#passages/search-passages.ts';

/**
 * Finds words of a question about what the company does not do, or has nothing to do with.
 * @param outside such words
 */
export function createOutsideWords(
  outside: readonly string[],
): (asked: readonly AskedWord[]) => AskedWord[] {
  const stems = new Set(outside.flatMap(stemsOf));
  return (asked) => asked.filter(({ forms }) => [...forms.keys()].some((form) => stems.has(form)));
}
