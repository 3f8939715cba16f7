/** Words that say nothing about what somebody looks for. */
const STOP_WORDS = new Set(
  'aan al als bij dan dat de deze die dit door een en er het hij hoe hun ik in is je kan krijg krijgt kun kunt maar me met mij mijn na naar niet nog of om onder ons onze ook op over te tot u uit uw van veel via voor waar wat we welk welke wel wie wij wil worden wordt ze zijn zo'.split(
    ' ',
  ),
);

/** A label that is better than A, which no letter says: A+ and A++++ are one word. */
const BETTER_THAN_A = /(?<![\p{L}\d])a\++(?![\p{L}\d])/giu;

/** More of a word that ends in its own vowel: VvE's, auto's. */
const PLURAL = /(?<=[a-z]{2})['’`´]s(?![\p{L}\d])/giu;

/** The words of a text in small letters without accents; `HR++-glas` is "hr" and "glas", and "zo’n" no sun. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\bzo['’`´]n\b/gi, 'zo n')
    .replace(PLURAL, '')
    .replace(BETTER_THAN_A, 'aplus')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** Endings that are taken off, longest first: what stays must have as many letters as is said. */
const ENDINGS: readonly [ending: RegExp, least: number][] = [
  [/(?:aties?|eringen|ering|eren|eerd|eert|eer|ateurs?)$/, 4],
  [/(?:heden|heid)$/, 4],
  [/(?<=[^aeiou])jes?$/, 3],
  [/ingen$/, 4],
  [/(?<=[^aeiou])ens$/, 4],
  [/ing$/, 4],
  [/en$/, 3],
  [/(?<=[^s])s$/, 4],
];

/** Aangevraagd, of aanvragen. */
const PARTICIPLE = /^(aan|af|bij|in|mee|na|op|terug|toe|uit|weg)ge(.{3,})[dt]$/;

/**
 * What a Dutch word has in common with its other forms: isoleren, geïsoleerd and isolatie give the same,
 * and so do paneel and panelen. Not a word for readers.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let root = /^ge.{3,}eerd$/.test(word) ? word.slice(2) : word;
  const found = ENDINGS.find(
    ([ending, least]) => ending.test(root) && root.replace(ending, '').length >= least,
  );
  if (found) root = root.replace(found[0], '');
  return root
    .replace(/(?<=[^aeiou])e$/, '')
    .replace(PARTICIPLE, '$1$2')
    .replace(/([aeou])\1/g, '$1')
    .replace(/([^aeiou])\1$/, '$1')
    .replace(/z$/, 's')
    .replace(/v$/, 'f');
}

/** The stems of a text, each once, without words that say nothing. */
export const stemsOf = (text: string): string[] => [
  ...new Set(
    wordsOf(text)
      .filter((word) => !STOP_WORDS.has(word))
      .map(stem)
      .filter((each) => each.length > 1),
  ),
];

/** Letters that join the parts of a compound: warmt-e-pomp, verduurzaming-s-advies. */
const JOINTS = ['', 's', 'e', 'en', 'n'];
const LEAST = 3;
/** No word that anybody means is longer; who types one without end is not to keep others waiting. */
const LONGEST = 60;
export const isEndless = (word: string): boolean => word.length > LONGEST;

/**
 * The parts of a compound as stems: spouwmuurisolatie gives spouw, muur and isolatie.
 * @param isKnown whether a stem is that of a word that stands on its own somewhere
 * @returns nothing when it is no compound of known words
 */
export function compoundParts(word: string, isKnown: (stem: string) => boolean): string[] {
  return isEndless(word) ? [] : partsOf(word, isKnown, new Map());
}

/** @param known the parts of each end of the word that was looked at: without it they would be sought ever again */
function partsOf(
  word: string,
  isKnown: (stem: string) => boolean,
  known: Map<string, string[]>,
): string[] {
  const before = known.get(word);
  if (before) return before;
  const parts = firstParts(word, isKnown, known);
  known.set(word, parts);
  return parts;
}

function firstParts(
  word: string,
  isKnown: (stem: string) => boolean,
  known: Map<string, string[]>,
): string[] {
  for (let at = word.length - LEAST; at >= LEAST; at -= 1) {
    const head = word.slice(0, at);
    const joint = JOINTS.find((each) => head.endsWith(each) && isHead(head, each, isKnown));
    if (joint === undefined) continue;
    const first = stem(head.slice(0, head.length - joint.length));
    const rest = word.slice(at);
    // The end of a verb is no part: instel-len.
    if (/^[^aeiou]en$/.test(rest)) continue;
    if (SUFFIXES.has(rest)) continue;
    if (isKnown(stem(rest))) return [first, stem(rest)];
    const more = partsOf(rest, isKnown, known);
    if (more.length > 0) return [first, ...more];
  }
  return [];
}

/** What makes a word of another one is no part: eigenlijk is about no lijk, and renteloos only about rente. */
const SUFFIXES = new Set(['lijk', 'lijks', 'loos', 'loze', 'baar', 'zaam']);

/** What begins a verb is no part: verkopen is not kopen. */
const PREFIXES = new Set(['ver', 'her', 'ont']);

const isHead = (head: string, joint: string, isKnown: (stem: string) => boolean): boolean => {
  const bare = head.slice(0, head.length - joint.length);
  return bare.length >= LEAST && !PREFIXES.has(head) && isKnown(stem(bare));
};
