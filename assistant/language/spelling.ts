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

/**
 * The known word that somebody most likely meant.
 * @param words known words, with how often each is used: of two as near the commoner wins
 * @param most how many letters they may differ
 */
export function nearestWord(
  typed: string,
  words: ReadonlyMap<string, number>,
  most = allowed(typed),
): string | undefined {
  let nearest: { word: string; cost: number } | undefined;
  const sound = soundOf(typed);
  if (typed.length < 4) return undefined;
  for (const [word, uses] of words) {
    if (word.length < 4 || /\d/.test(word)) continue;
    if (Math.abs(typed.length - word.length) > 2) continue;
    // Hardly anybody mistakes the first letter, but two may swap places.
    if (typed[0] !== word[0] && typed[0] !== word[1]) continue;
    const letters = distance(typed, word, most);
    const sounds =
      letters > (most === 0 ? 0 : 1) && typed[0] === word[0] && soundOf(word) === sound;
    if (letters > most && !sounds) continue;
    const cost = (sounds ? 1 : letters) - Math.min(uses, 50) / 100;
    if (!nearest || cost < nearest.cost) nearest = { word, cost };
  }
  return nearest?.word;
}
