import { wordsOf } from '#language/dutch.ts';
import { distance } from '#language/spelling.ts';

const spelled = (text: string) => wordsOf(text.replace(/['’]s-/g, 's ')).join(' ');

/** Words of a name that other names have too. */
const SHARED = new Set([
  'aan',
  'den',
  'de',
  'ijssel',
  'rotterdam',
  'bergen',
  'op',
  'oud',
  'nieuw',
  'alphen',
  'rijn',
  'noord',
  'holland',
  'haag',
  'bosch',
  'zoom',
  'hendrik',
  'ido',
  'bos',
  'waard',
]);

/** A name of a place as it may be typed. */
interface Name {
  whole: string;
  joined: string;
  /** Its words that no other name has. */
  own: readonly string[];
}

/** Names are those of the content: a few hundred, asked for with every question. */
const known = new Map<string, Name>();

function read(name: string): Name {
  const whole = spelled(name);
  const own = whole.split(' ').filter((word) => word.length >= 5 && !SHARED.has(word));
  return { whole, joined: whole.replaceAll(' ', ''), own };
}

function nameOf(name: string): Name {
  const found = known.get(name) ?? read(name);
  known.set(name, found);
  return found;
}

/**
 * Which of some places a question names, by its whole name, by the part of it that no other has, or with
 * a slip of the pen. Of "Hoogvliet Rotterdam" the longest counts.
 */
export function placesIn(text: string, names: readonly string[], forgiving = false): string[] {
  let left = ` ${spelled(text)} `;
  const found: string[] = [];
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const take = (name: string, words: string) => {
    if (!left.includes(` ${words} `)) return;
    left = left.replaceAll(` ${words} `, ' ');
    if (!found.includes(name)) found.push(name);
  };
  for (const name of longestFirst) {
    const { whole, joined } = nameOf(name);
    take(name, whole);
    take(name, joined);
  }
  for (const name of longestFirst) {
    for (const word of nameOf(name).own) {
      take(name, word);
      if (!forgiving || word.length <= 6) continue;
      const most = word.length > 8 ? 2 : 1;
      for (const typed of wordsOf(left)) {
        if (typed[0] === word[0] && distance(typed, word, most) <= most) take(name, typed);
      }
    }
  }
  return found;
}

/**
 * Whether a name that is a word as well (Houten, Goes) is meant as one: written with a capital within a sentence, or
 * last, after a word that says where.
 */
export const isNamed = (text: string, name: string): boolean =>
  new RegExp(`[\\w,] ${name}\\b`).test(text) ||
  new RegExp(`\\b(?:in|naar|uit|te|regio|omgeving) ${name}[ ?.!]*$`, 'i').test(text);

/** "Een bedrijf uit Brabant vulde mijn spouw": it tells where others come from, not where somebody lives. */
const COMES_FROM =
  /(?:bedrijf|bedrijfje|firma|club|ploeg|aannemer|installateur|monteurs?|leverancier|verkoper|zwager|kennis) uit (?:de |het |heel )?$/;

/** Whether a question names a place only as where some other business or somebody else comes from. */
export function isWhereOthersAre(text: string, name: string): boolean {
  const said = spelled(text);
  const at = said.indexOf(spelled(name));
  return at > 0 && COMES_FROM.test(said.slice(0, at));
}
