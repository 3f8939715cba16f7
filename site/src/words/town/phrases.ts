import type { Town } from '../../town-schemas.ts';
import type { TownValues } from './town-values.ts';

type Fact = Town['facts'][number];

/** What a sentence is filled with; what stands between two braces is a claim of the company. */
const NAME = /(?<!\{)\{([\w:-]+)\}(?!\})/g;

/** A fact in words with its source behind it. */
function factWords({ text, source, year, url }: Fact): string {
  const isDated = year === 'onbekend' || source.includes(String(year));
  // The year belongs to the link's words: a source of two years is two links.
  const name = isDated ? source : `${source}, ${year}`;
  // The stop comes after the source.
  return `${text.replace(/\.$/, '')} (${url ? `[${name}](${url})` : name}).`;
}

/** A neighbourhood, a village or a row of them; what has an N behind it is the figure of that place. */
const PLACE = /^((?:wijk|dorp|gebied)\w*?)N?$/;

/** The ways to go over three digits that no two of which fall together. */
const DIRECTIONS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [1, 2, 0],
  [1, 0, 1],
  [1, 0, 2],
  [0, 1, 1],
  [0, 1, 2],
  [1, 1, 1],
  [1, 1, 2],
  [1, 2, 1],
  [1, 2, 2],
] as const;

/** Which of three phrasings: no two of 27 towns agree on more than a third of thirteen places. */
export function variantOf(turn: number, place: number): number {
  const [a, b, c] = DIRECTIONS[place % DIRECTIONS.length] ?? [1, 0, 0];
  return (a * (turn % 3) + b * (Math.floor(turn / 3) % 3) + c * (Math.floor(turn / 9) % 3)) % 3;
}

/**
 * What filling leaves to mend: a name like "de binnenstad" takes a capital where a sentence begins,
 * nobody lives in a postcode but in its area, and the first and last building periods have their own
 * word before them.
 */
export const asSentences = (text: string): string =>
  text
    .replace(
      /\b([Uu])it (?:voor 1945|vanaf 2015)/g,
      (words, first: string) =>
        `${first === 'U' ? 'V' : 'v'}an ${words.endsWith('1945') ? 'voor 1945' : 'na 2014'}`,
    )
    .replace(/\b([Ii]n postcode)(?= \d)/g, '$1gebied')
    .replace(/(?<=^|[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** Fills sentences with what is known of a town, and keeps which facts were told. */
export interface Phrases {
  /** The phrasing for this place that has all it names, each place once; nothing where none has. */
  choose(phrasings: readonly string[], place: number): string | undefined;
  /** The first phrasing that has all it names. */
  first(phrasings: readonly string[]): string | undefined;
  /** The facts told so far, each once. */
  told: readonly Fact[];
  /** The names that the sentences said so far were filled with. */
  used: ReadonlySet<string>;
}

/**
 * @param facts of the town; `{fact:topic}` tells all of a topic, `{fact1:topic}` the first
 * @param turn where a town begins among the phrasings, so that neighbours read differently
 */
export function phrasesFor(values: TownValues, facts: readonly Fact[], turn: number): Phrases {
  const told: Fact[] = [];
  const used = new Set<string>();
  const tell = (all: readonly Fact[]) => {
    for (const one of all) if (!told.includes(one)) told.push(one);
    return all.map(factWords).join(' ');
  };
  const about = (kind: string, topic: string | undefined) => {
    const all = facts.filter((fact) => fact.topic === topic);
    return kind === 'fact1' ? all.slice(0, 1) : all;
  };
  const names = (text: string) => [...text.matchAll(NAME)].map(([, name = '']) => name);
  const known = (name: string) => {
    const [kind = '', topic] = name.split(':');
    return topic ? about(kind, topic).length > 0 : values[name] !== undefined;
  };
  // What is oldest may be youngest too: a place is not set beside itself.
  const apart = (text: string) => {
    const places = new Set(names(text).flatMap((name) => PLACE.exec(name)?.[1] ?? []));
    return new Set([...places].map((name) => values[name])).size === places.size;
  };
  const sayable = (text: string) => names(text).every(known) && apart(text);
  const fill = (text: string) =>
    text.replace(NAME, (_, name: string) => {
      const [kind = '', topic] = name.split(':');
      used.add(name);
      return topic ? tell(about(kind, topic)) : (values[name] ?? '');
    });
  return {
    told,
    used,
    first(phrasings) {
      const chosen = phrasings.find(sayable);
      return chosen === undefined ? undefined : asSentences(fill(chosen));
    },
    choose(phrasings, place) {
      const whole = phrasings.filter(sayable);
      // A fallback names less: it stands last and is for who has nothing else.
      const most = Math.max(...whole.map((text) => names(text).length));
      const best = whole.filter((text) => names(text).length >= Math.min(most, 3));
      const chosen = best[variantOf(turn, place) % best.length];
      return chosen === undefined ? undefined : asSentences(fill(chosen));
    },
  };
}
