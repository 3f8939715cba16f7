import { compoundParts, stem, wordsOf } from '#language/dutch.ts';
import { distance, soundOf } from '#language/spelling.ts';
import type { Vocabulary } from '#terms/index-file.ts';

/** Puts right what is misspelled, and leaves all else of a text as it is. */
export type Mend = (text: string) => string;

/** A word that people typed this often is what others may have meant, and one that is used so on the site. */
const OFTEN = 30;
/** A word that sounds like one that is used this much more often is that one. */
const FAR_COMMONER = 12;
/** And one that is a letter off, where that is used this much more often: a slip that several people made. */
const SAME_SLIP = 50;

const LEAST_LETTERS = 4;
const LEAST_OF_SLIP = 6;
/** What a slip costs: one that is heard the same, neighbours that swapped places, any other letter. */
const AS_HEARD = 0.5;
const SWAPPED = 0.7;
/** A common word is likelier by this for each power of ten. */
const COMMON = 0.15;

/** Letters that are taken for each other, by ear or because they are neighbours on a keyboard. */
const NEAR_LETTERS = new Set(
  'bp dt gk ck sz fv mn ie aq as sd df fg gh hj jk kl qw we er rt ty yu ui io op zx xc cv vb bn ae'.split(
    ' ',
  ),
);
const isNear = (one = '', other = '') =>
  NEAR_LETTERS.has(one + other) || NEAR_LETTERS.has(other + one);

/** What a word of so many letters may cost at most. */
const allowedOf = (length: number) =>
  length < 5 ? SWAPPED : length < 8 ? 1 : length < 11 ? 1.5 : 2.5;

/** Little words that get typed to another one: kanik, watkost. */
const HEADS = new Set('wat hoe kan kun moet mag is heb hoeveel als wil krijg zou ben'.split(' '));
const ASKS = new Set(['wat', 'hoe', 'hoeveel']);
const TAILS = new Set('ik je u het er we jullie t'.split(' '));

/** The parts of such a word, where one of them is little. */
function apart(word: string, isWord: (part: string) => boolean): string | undefined {
  for (let at = 2; at < word.length; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!HEADS.has(head)) continue;
    if (TAILS.has(tail) || (ASKS.has(head) && tail.length > 3 && isWord(tail)))
      return `${head} ${tail}`;
  }
  return undefined;
}

const TOKEN = /[\p{L}\p{M}\d'’]+/gu;
const PARTS = /(?<![\p{L}-])(\p{L}{4,}) (\p{L}{4,})(?: (\p{L}{4,}))?/gu;
/** Shorter ones that could be one word are often two: mee doen, waar voor. */
const LEAST_JOINED = 9;

/** So many words are kept with what they were mended to. */
const MOST_KEPT = 5_000;

/**
 * Learns words, to mend others by them: letters that swapped places, are doubled, missing or written as they sound, and
 * words that are written apart or together.
 */
export function createMend({ right, typed }: Vocabulary): Mend {
  const usesOf = (word: string) => (right[word] ?? 0) + (typed[word] ?? 0);
  const isRight = (word: string) => Object.hasOwn(right, word);
  const bySound = new Map<string, string>();
  const byStart = new Map<string, string[]>();
  const often = Object.keys(typed).filter((word) => usesOf(word) >= OFTEN);
  for (const word of new Set([...Object.keys(right), ...often])) {
    // What only stands as it is, is meant by nobody who typed something else.
    if (word.length < LEAST_LETTERS || /\d/.test(word) || right[word] === 0) continue;
    const sound = soundOf(word);
    const other = bySound.get(sound);
    if (other === undefined || usesOf(word) > usesOf(other)) bySound.set(sound, word);
    const key = `${word[0]}${word.length}`;
    const list = byStart.get(key);
    if (list) list.push(word);
    else byStart.set(key, [word]);
  }
  const stems = new Set(Object.keys(right).map(stem));
  const isStem = (each: string) => each.length > 2 && stems.has(each);

  /** The word of the same sound, where it is used far more than the one that was typed. */
  function heardAs(word: string): string | undefined {
    const same = bySound.get(soundOf(word));
    if (!same || same === word) return undefined;
    return usesOf(same) >= FAR_COMMONER * Math.max(1, usesOf(word)) ? same : undefined;
  }

  function nearest(word: string, most = allowedOf(word.length)): string | undefined {
    const sound = soundOf(word);
    let best: { word: string; cost: number } | undefined;
    for (const start of new Set([word[0], word[1]])) {
      for (let length = word.length - 2; length <= word.length + 2; length += 1) {
        for (const each of byStart.get(`${start}${length}`) ?? []) {
          const cost = costOf(word, sound, each, most);
          if (cost > most) continue;
          const whole = cost - COMMON * Math.log10(1 + usesOf(each));
          if (!best || whole < best.cost) best = { word: each, cost: whole };
        }
      }
    }
    return best?.word;
  }

  const isWord = (word: string) =>
    Object.hasOwn(typed, word) || isStem(stem(word)) || compoundParts(word, isStem).length > 0;

  /** Of a word that some people typed, and the site has not: the one that hundreds did. */
  function slipOf(word: string, isName: boolean): string {
    const uses = typed[word];
    if (isName || uses === undefined || word.length < LEAST_OF_SLIP || isStem(stem(word)))
      return word;
    const near = nearest(word, 1);
    return near && usesOf(near) >= SAME_SLIP * uses ? near : word;
  }

  const kept = new Map<string, string>();
  function mendWord(word: string, isName: boolean): string {
    if (word.length < LEAST_LETTERS || /\d/.test(word) || isRight(word)) return word;
    const before = isName ? undefined : kept.get(word);
    if (before !== undefined) return before;
    const isKept = isName || isWord(word);
    const mended =
      heardAs(word) ??
      (isKept ? slipOf(word, isName) : (apart(word, isRight) ?? nearest(word) ?? word));
    if (!isName && kept.size < MOST_KEPT) kept.set(word, mended);
    return mended;
  }

  /** Parts of a compound that the site writes as one: spouw muur isolatie. */
  const joined = (text: string) =>
    text.replace(PARTS, (all: string, one: string, two: string, three?: string) => {
      const isOne = (word: string) => {
        const whole = wordsOf(word).join('');
        return whole.length >= LEAST_JOINED && (right[whole] ?? 0) > 2;
      };
      if (three && isOne(one + two + three)) return one + two + three;
      if (isOne(one + two)) return three ? `${one}${two} ${three}` : one + two;
      return three && isOne(two + three) ? `${one} ${two}${three}` : all;
    });

  return (text) =>
    joined(
      joined(text).replace(TOKEN, (token, at: number, all: string) => {
        const [word, ...more] = wordsOf(token);
        if (!word || more.length > 0) return token;
        // Within a sentence a capital makes a name: that is spelled as it is, or as it sounds.
        const isName = /^\p{Lu}\p{Ll}/u.test(token) && /[\p{L},] $/u.test(all.slice(0, at));
        const mended = mendWord(word, isName);
        return mended === word ? token : mended;
      }),
    );
}

/** What it takes to type one word for another; more than the most where it is not worth telling. */
function costOf(word: string, sound: string, other: string, most: number): number {
  if (word[0] !== other[0] && !(word[0] === other[1] && word[1] === other[0])) return most + 1;
  const room = Math.max(1, Math.floor(most));
  const letters = distance(word, other, room);
  if (letters === 1 && word.length === other.length) {
    const at = [...word].findIndex((letter, place) => letter !== other[place]);
    if (word[at] === other[at + 1] && word[at + 1] === other[at]) return SWAPPED;
    // Another letter makes another word, unless it is one that is taken for it.
    return isNear(word[at], other[at]) || word.length > 8 ? 1 : most + 1;
  }
  return Math.min(letters, AS_HEARD + distance(sound, soundOf(other), room));
}
