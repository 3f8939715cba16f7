import { compoundParts, stem, stemsOf, wordsOf } from '@sens/assistant/dutch';
import { plainText } from '../plain-text.ts';

/** What can be found, for its place among the answers and the word beside it. */
export type PageKind = 'service' | 'tool' | 'article' | 'page' | 'town' | 'question';

/** A page as the content has it. */
export interface SearchPage {
  path: string;
  kind: Exclude<PageKind, 'question'>;
  title: string;
  /** Other titles it goes by: its heading, its name in the menus. */
  names: readonly string[];
  description: string;
  /** What people ask, with the answers as Markdown, and the places that a question is about. */
  questions: readonly { question: string; answer: string; places?: string }[];
  /** Its text as Markdown. */
  markdown: string;
  /** Of a town page: the town and its municipality. */
  places?: string;
  /** The neighbourhoods of the town. */
  quarters?: string;
}

/** A page, or a question on one, as the browser gets it: words to show, and the stems to find it by. */
export interface IndexedPage {
  /** Of a question that of its page: the title says which fragment opens it (`addressOf`). */
  path: string;
  kind: PageKind;
  title: string;
  description: string;
  /**
   * Stems of title and names, of headings and questions, of the text; of a town page its neighbourhoods and names. The
   * question of who lives elsewhere has the names of other places.
   */
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

/** Stems by the alphabet: the search asks which there are, not where, and a sixteenth less is loaded. */
const inRow = (stems: readonly string[]) => stems.toSorted().join(' ');

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
    // Words that say nothing as well: "over ons" has no other.
    for (const typed of wordsOf(also.join(' ')).map(stem)) {
      meant[typed] = [...new Set([...(meant[typed] ?? []), ...stemsOf(word)])];
    }
  }
  return {
    pages: pages.flatMap((page) => [indexed(page, known), ...indexedQuestions(page, known)]),
    meant,
  };
}

/** How much of an answer stands under its question. */
const ANSWER_SHOWN = 78;

/** Of a page with more questions than these only its title does: all of them are loaded with the search. */
const FEW_QUESTIONS = 12;

/** By so many words of an answer its question is found: it begins with what it is about. */
const MOST_STEMS = 15;

/** The questions of a page, each to be found by itself. */
function indexedQuestions({ path, title, questions }: SearchPage, known: ReadonlySet<string>) {
  return questions.map(({ question, answer, places = '' }): IndexedPage => {
    const text = plainText(answer);
    const cut = text.slice(0, ANSWER_SHOWN).replace(/\s\S*$/, '');
    const heads = new Set(withParts(question, known));
    const shown = `${/[?!]$/.test(title) ? '' : ':'} ${text.length > ANSWER_SHOWN ? `${cut} …` : text}`;
    return {
      path,
      kind: 'question',
      title: question,
      description: questions.length > FEW_QUESTIONS ? title : `${title}${shown}`,
      names: '',
      heads: inRow([...heads]),
      // What the question says finds it already.
      text: inRow(
        stemsOf(text)
          .filter((stem) => !heads.has(stem))
          .slice(0, MOST_STEMS),
      ),
      // Houten is a town, and what frames are made of: a word of the site's own stays that.
      places: stemsOf(places)
        .filter((stem) => stem.length > 2 && !known.has(stem))
        .join(' '),
    };
  });
}

/** A town page is found by its town and service only: those of a service say the same. */
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
  const asked = questions.map(({ question }) => question);
  const answers = questions.map(({ answer }) => answer);
  const own = [...markdown.matchAll(HEADING)].map(([, heading = '']) => heading);
  // A page that is nothing but its questions leaves it to them to be found.
  const isTheirs = own.length === 0 && asked.length > 0;
  const headings = isTheirs ? [] : [...own, ...asked];
  const said = isTheirs ? [] : [...asked, ...answers];
  const named = [title, ...names].join(' ');
  const stems = (text: string) => inRow(withParts(plainText(text), known));
  return {
    path,
    kind,
    title,
    description,
    // Whole words too: a typing error is nearer to the word than to its stem.
    names: [...new Set([...stems(named).split(' '), ...wordsOf(named).filter(isLong)])].join(' '),
    heads: isTown ? placeStems(quarters) : stems(headings.join(' ')),
    text: isTown ? '' : stems([description, markdown, ...said].join('\n')),
    places: placeStems(places),
  };
}

/** The stems of places; of Oud-Beijerland no "oud", which is said of panels and kettles as well. */
const placeStems = (places: string) =>
  stemsOf(places)
    .filter((stem) => stem.length > 3)
    .join(' ');

const isLong = (word: string) => word.length > 6;

/** The stems of a text, and those of the parts of its compounds. */
function withParts(text: string, known: ReadonlySet<string>): string[] {
  const parts = [...new Set(wordsOf(text))]
    .filter(isLong)
    .flatMap((word) => compoundParts(word, (stem) => known.has(stem)));
  return [...new Set([...stemsOf(text), ...parts])];
}
