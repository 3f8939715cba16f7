import { wordsOf } from '#language/dutch.ts';

/** Words and pieces of words stand in so many places: two in one are rare, and do little harm. */
export const PLACES = 1 << 18;
const SHORTEST_PIECE = 3;
const LONGEST_PIECE = 5;

/** How often each place is named: by words and pairs of words, and by pieces of words. */
export type Counts = ReadonlyMap<number, number>;

/** FNV-1a, its high bits mixed into the low ones that are kept. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

function add(counts: Map<number, number>, text: string): void {
  const place = placeOf(text);
  counts.set(place, (counts.get(place) ?? 0) + 1);
}

/** What a question is made of; by the pieces another form of a word or a slip of the pen is near too. */
export function featuresOf(text: string): readonly [words: Counts, pieces: Counts] {
  const words = new Map<number, number>();
  const pieces = new Map<number, number>();
  let before = '';
  for (const word of wordsOf(text)) {
    add(words, `1 ${word}`);
    add(words, `2 ${before} ${word}`);
    before = word;
    const bounded = ` ${word} `;
    for (let size = SHORTEST_PIECE; size <= LONGEST_PIECE; size += 1) {
      for (let at = 0; at + size <= bounded.length; at += 1) {
        add(pieces, bounded.slice(at, at + size));
      }
    }
  }
  return [words, pieces];
}
