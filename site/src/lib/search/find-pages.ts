import { compoundParts, stem, stemsOf, wordsOf } from '@sens/assistant/dutch';
import MiniSearch, { type SearchResult } from 'minisearch';
import { questionId } from '../page-contents.ts';
import type { IndexedPage, PageKind, SearchIndex } from './search-index.ts';

/** A page, or a question on one, that answers what was typed. */
export type FoundPage = Pick<IndexedPage, 'path' | 'title' | 'kind' | 'description'>;

const FIELDS = ['names', 'heads', 'text', 'places'] as const;
const BOOST = { names: 6, heads: 2, text: 1, places: 8 };

/** What somebody who types one word most likely wants. */
const KIND_WEIGHT: Record<PageKind, number> = {
  service: 1.5,
  tool: 1.25,
  article: 1,
  page: 1.1,
  town: 1,
  question: 0.8,
};

/** How much a page counts that was found by a part, or by another word for the same. */
const PART_WEIGHT = 0.6;
const MEANT_WEIGHT = 0.8;

/** A compound that so few pages have, their questions left out, is looked for by its parts as well: dakisolatie. */
const FEW = 3;

/** Words that say little beside another, as in "isoleren jullie ook": everybody here has a house. */
const WEAK_STEMS = new Set(
  stemsOf(
    'aanschaffen aanvragen doen doet eens eraf even gaan gaat graag heb hebben hebt heeft huis iemand iets jij jou jullie komen komt koop kopen kunnen laat laten mag moet moeten mogen nieuw nu oud plaatsen staan staat verduurzamen verduurzaming vervangen waarom wanneer willen woning zit zitten zou',
  ),
);
const WEAK_WEIGHT = 0.3;

/** How much a word that stands in the text only covers of what was asked, beside one in a title or heading. */
const TEXT_WEIGHT = 0.7;

/** With so many letters right, a typing error is one in the name of a place. */
const SURE_LETTERS = 3;

/** The least letters of a part of a compound, and of one with a typing error in it: vloerisolaite. */
const LEAST_PART = 3;
const LEAST_MISTYPED = 5;

/** Two words that are fewer letters together are no compound: "hr" and "glas" stay apart. */
const LEAST_JOINED = 8;

const MOST_SHOWN = 8;

/** Of those at most so many questions: more would hide the pages. */
const MOST_QUESTIONS = 3;

/** Where a page stands, or the answer to a question, whose place on its page the index leaves to be worked out. */
export const addressOf = ({ kind, path, title }: IndexedPage): string =>
  kind === 'question' ? `${path}#${questionId(title)}` : path;

/**
 * Makes the search over an index.
 * @returns finds the pages and questions for what somebody typed, best first, at most eight
 */
export function createSearch(index: SearchIndex): (typed: string) => FoundPage[] {
  const pages = index.pages.map((page) => ({ ...page, path: addressOf(page) }));
  const stems = new Set(pages.flatMap((page) => FIELDS.flatMap((f) => page[f].split(' '))));
  const mini = new MiniSearch<IndexedPage>({
    idField: 'path',
    fields: [...FIELDS],
    storeFields: ['kind'],
    tokenize: (text) => text.split(' ').filter((term) => term !== ''),
    // The index holds stems already.
    processTerm: (term) => term,
  });
  mini.addAll(pages);

  /** What one typed word finds, by path; of a word that stands nearly nowhere, what its parts find too. */
  function findWord(word: string, isLast: boolean): Hits {
    const own = stem(word);
    const hits: Hits = stems.has(own) ? findStem(own, isLast) : new Map();
    if ([...hits.keys()].filter((path) => !path.includes('#')).length >= FEW) return hits;
    const parts = compoundParts(word, (each) => stems.has(each));
    for (const part of parts.filter((each) => !WEAK_STEMS.has(each)))
      add(hits, findStem(part, false));
    for (const other of index.meant[own] ?? []) collect(hits, lookUp(other), MEANT_WEIGHT);
    if (parts.length > 0 || stems.has(own) || index.meant[own]) return hits;
    for (const typed of [own, word]) collect(hits, lookUp(typed, isLast, true), 1);
    for (const part of mistypedParts(word)) add(hits, part);
    return hits.size > 0 ? hits : knownPart(word);
  }

  /** What both parts of a compound find of which one is known, and the other nearly; rather the first. */
  function mistypedParts(word: string): Hits[] {
    const ats = Array.from(word, (_, at) => at).slice(LEAST_PART, -LEAST_PART);
    const halves = ats.map((at) => [word.slice(0, at), word.slice(at)] as const).reverse();
    const both = [...halves, ...halves.map(([start, end]) => [end, start] as const)];
    for (const [known, mistyped] of both) {
      if (mistyped.length < LEAST_MISTYPED || !stems.has(stem(known))) continue;
      const nearly = collect(new Map(), lookUp(mistyped, false, true), 1);
      if (nearly.size > 0) return [findStem(stem(known), false), nearly];
    }
    return [];
  }

  /** What the longest part of a compound finds that is known: energiecoach. */
  function knownPart(word: string): Hits {
    const lengths = Array.from(word, (_, at) => word.length - at).filter((n) => n > LEAST_MISTYPED);
    const parts = lengths.flatMap((length) => [word.slice(0, length), word.slice(-length)]);
    const known = parts.map(stem).find((part) => stems.has(part));
    return known === undefined ? new Map() : findStem(known, false);
  }

  function findStem(own: string, isLast: boolean): Hits {
    const hits = collect(new Map(), lookUp(own, isLast), 1);
    for (const other of index.meant[own] ?? []) collect(hits, lookUp(other), MEANT_WEIGHT);
    return hits;
  }

  const lookUp = (term: string, isLast = false, isUnknown = false) =>
    mini.search(term, {
      boost: BOOST,
      prefix: isLast && term.length > 1,
      // A word that stands on the site is no typing error.
      fuzzy: isUnknown && term.length > 3 ? 0.24 : false,
      maxFuzzy: 2,
    });

  const isKnown = (word: string) => stems.has(stem(word)) || index.meant[stem(word)] !== undefined;

  /** A compound that was typed as two words is one: warmte pomp, gas lucht. */
  function joined(words: readonly string[]): string[] {
    const said: string[] = [];
    for (const word of words) {
      const both = `${said.at(-1) ?? ''}${word}`;
      const isOne = said.length > 0 && both.length >= LEAST_JOINED && isKnown(both);
      said.splice(isOne ? -1 : said.length, isOne ? 1 : 0, isOne ? both : word);
    }
    return said;
  }

  /** The words that say something, or those of a name that is made of such as say nothing: over ons. */
  function saidIn(typed: string): string[] {
    const words = wordsOf(typed);
    const telling = words.filter((word) => stemsOf(word).length > 0);
    return telling.length > 0 ? joined(telling) : words.filter((word) => index.meant[word]);
  }

  return (typed) => {
    const words = saidIn(typed);
    if (words.length === 0) return [];
    const found = words.map((word, at) => findWord(word, at === words.length - 1));
    const weights = found.map(({ size }, at) => {
      const rarity = Math.log(1 + pages.length / (size + 1));
      return WEAK_STEMS.has(stem(words[at] ?? '')) ? rarity * WEAK_WEIGHT : rarity;
    });
    const best = pages
      .map((page) => ({ page, score: scoreOf(page, found, weights) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ page }) => page);
    const questions = best.filter(isQuestion).slice(0, MOST_QUESTIONS);
    return best
      .filter((page) => !isQuestion(page) || questions.includes(page))
      .slice(0, MOST_SHOWN)
      .map(({ path, title, kind, description }) => ({ path, title, kind, description }));
  };
}

const isQuestion = ({ kind }: IndexedPage) => kind === 'question';

interface Hit {
  score: number;
  /** Found by a title, a heading or a place, and not by its text only. */
  isNamed: boolean;
  /** Found by the name of a place that begins as what was typed; the headings of a town page are its neighbourhoods. */
  isPlace: boolean;
}

type Hits = Map<string, Hit>;

/** What a part of a word finds comes beside what the others do. */
function add(hits: Hits, part: Hits): void {
  for (const [path, { score, isPlace, isNamed }] of part) {
    const before = hits.get(path);
    hits.set(path, {
      score: (before?.score ?? 0) + score * PART_WEIGHT,
      isPlace: isPlace || (before?.isPlace ?? false),
      isNamed: isNamed || (before?.isNamed ?? false),
    });
  }
}

function collect(hits: Hits, results: readonly SearchResult[], weight: number): Hits {
  for (const { id, score, match, queryTerms } of results) {
    const before = hits.get(id);
    const isNear = (term: string) => queryTerms.some((typed) => beginAlike(term, typed));
    const matches = Object.entries(match);
    const fields = matches.flatMap(([, all]) => all);
    const near = matches.flatMap(([term, all]) => (isNear(term) ? all : []));
    if (fields.every((field) => field === 'places') && near.length === 0) continue;
    const isPlace = near.some((field) => field === 'places' || field === 'heads');
    const isNamed = fields.some((field) => field !== 'text');
    hits.set(id, {
      score: Math.max(before?.score ?? 0, score * weight),
      isPlace: isPlace || (before?.isPlace ?? false),
      isNamed: isNamed || (before?.isNamed ?? false),
    });
  }
  return hits;
}

/** Few mistype how their own town begins; two letters that differ further on may be another town. */
const beginAlike = (a: string, b: string) => a.slice(0, SURE_LETTERS) === b.slice(0, SURE_LETTERS);

/**
 * A page that has all words goes far before one that has some; a town page needs its town.
 * @param weights how much each word says: one that stands on every page says little
 */
function scoreOf(page: IndexedPage, found: readonly Hits[], weights: readonly number[]): number {
  const hits = found.map((each) => each.get(page.path));
  if (page.kind === 'town' && !hits.some((hit) => hit?.isPlace)) return 0;
  const sumOf = (worth: (hit: Hit) => number) =>
    hits.reduce((sum, hit, at) => sum + (hit ? worth(hit) : 0) * (weights[at] ?? 0), 0);
  const covered = sumOf(({ isNamed }) => (isNamed ? 1 : TEXT_WEIGHT));
  // A town page says little of its own: nothing of subsidies, for one.
  const exponent = page.kind === 'town' ? 3 : 2;
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return sumOf(({ score }) => score) * (covered / all) ** exponent * KIND_WEIGHT[page.kind];
}
