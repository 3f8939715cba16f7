import { compoundParts, stem, stemsOf, wordsOf } from '@sens/assistant/dutch';
import MiniSearch, { type SearchResult } from 'minisearch';
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

/** A compound that so few pages have is looked for by its parts as well: dakisolatie. */
const FEW = 3;

const MOST_SHOWN = 8;

/** Of those at most so many questions: more would hide the pages. */
const MOST_QUESTIONS = 3;

/**
 * Makes the search over an index.
 * @returns finds the pages and questions for what somebody typed, best first, at most eight
 */
export function createSearch(index: SearchIndex): (typed: string) => FoundPage[] {
  const byPath = new Map(index.pages.map((page) => [page.path, page]));
  const stems = new Set(index.pages.flatMap((page) => FIELDS.flatMap((f) => page[f].split(' '))));
  const mini = new MiniSearch<IndexedPage>({
    idField: 'path',
    fields: [...FIELDS],
    storeFields: ['kind'],
    tokenize: (text) => text.split(' ').filter((term) => term !== ''),
    // The index holds stems already.
    processTerm: (term) => term,
  });
  mini.addAll(index.pages);

  /** What one typed word finds, by path; of a word that stands nearly nowhere, what its parts find too. */
  function findWord(word: string, isLast: boolean): Hits {
    const own = stem(word);
    const hits: Hits = stems.has(own) ? findStem(own, isLast) : new Map();
    if (hits.size >= FEW) return hits;
    const parts = compoundParts(word, (each) => stems.has(each));
    for (const part of parts) {
      for (const [path, hit] of findStem(part, false)) {
        const sum = (hits.get(path)?.score ?? 0) + hit.score * PART_WEIGHT;
        hits.set(path, { score: sum, isPlace: hit.isPlace || (hits.get(path)?.isPlace ?? false) });
      }
    }
    for (const other of index.meant[own] ?? []) collect(hits, lookUp(other), MEANT_WEIGHT);
    if (parts.length > 0 || stems.has(own)) return hits;
    collect(hits, lookUp(own, isLast, true), 1);
    collect(hits, lookUp(word, isLast, true), 1);
    return hits;
  }

  function findStem(own: string, isLast: boolean): Hits {
    const hits: Hits = new Map();
    collect(hits, lookUp(own, isLast), 1);
    for (const other of index.meant[own] ?? []) collect(hits, lookUp(other), MEANT_WEIGHT);
    return hits;
  }

  const lookUp = (term: string, isLast = false, isUnknown = false) =>
    mini.search(term, {
      boost: BOOST,
      prefix: isLast && term.length > 1,
      // A word that stands on the site is no typing error.
      fuzzy: isUnknown && term.length > 3 ? 0.25 : false,
      maxFuzzy: 2,
    });

  return (typed) => {
    const words = wordsOf(typed).filter((word) => stemsOf(word).length > 0);
    if (words.length === 0) return [];
    const found = words.map((word, at) => findWord(word, at === words.length - 1));
    const best = [...byPath.values()]
      .map((page) => ({ page, score: scoreOf(page, found) }))
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
  /** Found by the name of a place; the headings of a town page are its neighbourhoods. */
  isPlace: boolean;
}

type Hits = Map<string, Hit>;

function collect(hits: Hits, results: readonly SearchResult[], weight: number): void {
  for (const { id, score, match } of results) {
    const before = hits.get(id);
    const isPlace = Object.values(match).some((fields) => /places|heads/.test(fields.join()));
    hits.set(id, {
      score: Math.max(before?.score ?? 0, score * weight),
      isPlace: isPlace || (before?.isPlace ?? false),
    });
  }
}

/** A page that has all words goes far before one that has some; a town page needs its town. */
function scoreOf(page: IndexedPage, found: readonly ReadonlyMap<string, Hit>[]): number {
  const hits = found.flatMap((hit) => hit.get(page.path) ?? []);
  if (page.kind === 'town' && !hits.some(({ isPlace }) => isPlace)) return 0;
  const sum = hits.reduce((total, { score }) => total + score, 0);
  return sum * (hits.length / found.length) ** 2 * KIND_WEIGHT[page.kind];
}
