import { compoundParts, stemsOf, wordsOf } from '@sens/assistant/dutch';
import { plainText } from '../plain-text.ts';

/** What a page is, for its place among the answers and the word beside it. */
export type PageKind = 'service' | 'tool' | 'article' | 'page' | 'town';

/** A page as the content has it. */
export interface SearchPage {
  path: string;
  kind: PageKind;
  title: string;
  /** Other titles it goes by: its heading, its name in the menus. */
  names: readonly string[];
  description: string;
  questions: readonly string[];
  /** Its text as Markdown. */
  markdown: string;
  /** Of a town page: the town and its municipality. */
  places?: string;
  /** The neighbourhoods of the town. */
  quarters?: string;
}

/** A page as the browser gets it: words to show, and the stems to find it by. */
export interface IndexedPage {
  path: string;
  kind: PageKind;
  title: string;
  description: string;
  questions: readonly string[];
  /** Stems of title and names, of headings and questions, of the text; of a town page its neighbourhoods and names. */
  names: string;
  heads: string;
  text: string;
  places: string;
}

/** The file that the search loads when it opens. */
export interface SearchIndex {
  pages: IndexedPage[];
  /** Stems that people type, and the stem that the site has for them. */
  meant: Record<string, string[]>;
}

const HEADING = /^#{2,}\s+(.+)$/gm;

/**
 * The index of all pages.
 * @param synonyms from content/zoekwoorden.yaml
 */
export function makeSearchIndex(
  pages: readonly SearchPage[],
  synonyms: readonly { word: string; also: readonly string[] }[],
): SearchIndex {
  const known = new Set(pages.flatMap(({ markdown, names }) => stemsOf(`${names} ${markdown}`)));
  const meant: Record<string, string[]> = {};
  for (const { word, also } of synonyms) {
    for (const typed of stemsOf(also.join(' '))) {
      meant[typed] = [...new Set([...(meant[typed] ?? []), ...stemsOf(word)])];
    }
  }
  return { pages: pages.map((page) => indexed(page, known)), meant };
}

/** A town page is found by its town and service only: fifteen of them say the same. */
function indexed(page: SearchPage, known: ReadonlySet<string>): IndexedPage {
  const {
    path,
    kind,
    title,
    names,
    description,
    questions,
    markdown,
    places = '',
    quarters = '',
  } = page;
  const isTown = kind === 'town';
  const headings = [...markdown.matchAll(HEADING)].map(([, heading = '']) => heading);
  const named = [title, ...names].join(' ');
  const stems = (text: string) => withParts(plainText(text), known).join(' ');
  return {
    path,
    kind,
    title,
    description,
    questions: isTown ? [] : questions,
    // Whole words too: a typing error is nearer to the word than to its stem.
    names: [...new Set([...stems(named).split(' '), ...wordsOf(named).filter(isLong)])].join(' '),
    heads: isTown ? stemsOf(quarters).join(' ') : stems([...headings, ...questions].join(' ')),
    text: isTown ? '' : stems(`${description} ${markdown}`),
    places: stemsOf(places).join(' '),
  };
}

const isLong = (word: string) => word.length > 6;

/** The stems of a text, and those of the parts of its compounds. */
function withParts(text: string, known: ReadonlySet<string>): string[] {
  const parts = [...new Set(wordsOf(text))]
    .filter(isLong)
    .flatMap((word) => compoundParts(word, (stem) => known.has(stem)));
  return [...new Set([...stemsOf(text), ...parts])];
}
