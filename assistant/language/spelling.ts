/**
 * How many letters two words differ, a swap of neighbours counting as one.
 * @param most where to stop: the answer is then one more
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const cost = one[row - 1] === other[at - 1] ? 0 : 1;
      let best = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + cost);
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (swapped) best = Math.min(best, (before[at - 2] ?? 0) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[other.length] ?? most + 1;
}

/** How a word sounds: geldich and geldig, isolasie and isolatie, kozijn and kosein are each the same. */
export const soundOf = (word: string): string =>
  word
    .replace(/ch/g, 'g')
    .replace(/dt$/, 't')
    .replace(/mpt/g, 'mt')
    .replace(/x/g, 'ks')
    .replace(/th/g, 't')
    .replace(/ph/g, 'f')
    .replace(/(?<=.{3}e)n$/, '')
    .replace(/ti(?=e)/g, 'si')
    .replace(/ei|y/g, 'ij')
    .replace(/au/g, 'ou')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/v/g, 'f')
    .replace(/d(?=s?$)/, 't')
    .replace(/([a-z])\1/g, '$1');

/** A short word has many neighbours that mean something else. */
const allowed = (word: string) => (word.length < 6 ? 0 : word.length < 9 ? 1 : 2);

type Uses = ReadonlyMap<string, number>;

/** The words of a list that may be meant by one with a first letter: each list is read once. */
const byLetter = new WeakMap<Uses, Map<string, [word: string, uses: number][]>>();

function wordsFrom(letter: string, words: Uses): readonly [word: string, uses: number][] {
  let known = byLetter.get(words);
  if (known === undefined) {
    known = new Map();
    for (const [word, uses] of words) {
      if (word.length < 4 || /\d/.test(word)) continue;
      // Hardly anybody mistakes the first letter, but two may swap places.
      for (const first of new Set(word.slice(0, 2))) {
        const list = known.get(first);
        if (list) list.push([word, uses]);
        else known.set(first, [[word, uses]]);
      }
    }
    byLetter.set(words, known);
  }
  return known.get(letter) ?? [];
}

/**
 * The known word that somebody most likely meant.
 * @param words known words, with how often each is used: of two as near the commoner wins; the list stays as it is
 * @param most how many letters they may differ
 */
export function nearestWord(typed: string, words: Uses, most = allowed(typed)): string | undefined {
  let nearest: { word: string; cost: number } | undefined;
  if (typed.length < 4) return undefined;
  const sound = soundOf(typed);
  for (const [word, uses] of wordsFrom(typed.charAt(0), words)) {
    if (Math.abs(typed.length - word.length) > 2) continue;
    const letters = distance(typed, word, most);
    const sounds =
      letters > (most === 0 ? 0 : 1) && typed[0] === word[0] && soundOf(word) === sound;
    if (letters > most && !sounds) continue;
    const cost = (sounds ? 1 : letters) - Math.min(uses, 50) / 100;
    if (!nearest || cost < nearest.cost) nearest = { word, cost };
  }
  return nearest?.word;
}
