import { readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  type AssistantFile,
  type AssistantIndex,
  type HeardKind,
  type HeardQuestion,
  learnWith,
  type Passage,
  questionsHeard,
  readHeard,
  vocabularyOf,
  writeLearned,
} from '@sens/assistant';
import { stem, wordsOf } from '@sens/assistant/dutch';
import type { AstroIntegration } from 'astro';
import { readPage } from './built-pages.ts';
import { type ReadPassage, readPassages } from './read-passages.ts';

/** The index before the pages are read, where the pages stand. */
const BARE = './assistant-index.json';

/** Beside the module that makes pages, for the server alone. */
const WHOLE = '../server/assistant.json';
const LEARNED = '../server/assistant.learned';

/** What a town page says of our way of working, and its service page says in full. */
const AS_THE_SERVICE = new Set(['redenen', 'stappen', 'voordelen']);

/** A table with the plan for one house, made up: its prices are of no other. */
const EXAMPLE = 'voorbeeldplan';

/** What a town's page leaves to another page: no answer by itself. */
const POINTS = /^(?:Ja|Nee), zie [^.]*\.$/;

/** Tables by quarter that one looks through, and nobody asks for. */
const NOT_ASKED = /^(?:wie-beslist|de-volgorde-van-een-plan)-/;

/** Cards on the home page that say in a line what another page says in full. */
const CARDS = new Set(['diensten', 'stappen', 'vragen']);

/** What only leads into a page: the words below its title, a card. */
const isLead = ({ kind, heads, anchor }: ReadPassage, path: string) =>
  kind === 'text' && (heads.length === 0 || (path === '/' && CARDS.has(anchor)));

/** Other ways to ask for what stands under a heading of a page. */
export interface OtherWords {
  page: string;
  under: string;
  ask: readonly string[];
}

/** Questions as people ask them, by the heading under which the answer stands, by an own answer, or for nobody here. */
export type Heard =
  | { page: string; questions: Readonly<Record<string, readonly string[]>> }
  | { answers: Readonly<Record<string, readonly string[]>> }
  | { outside: readonly string[] }
  | { complaint: readonly string[]; other: readonly string[] };

/** The index before the pages are read. */
export interface BareIndex extends Omit<AssistantIndex, 'towns'> {
  also: readonly OtherWords[];
  heard: readonly Heard[];
}

/** What is read from the pages, and under which headings no question that was heard finds anything. */
export interface ReadSite extends AssistantFile {
  lost: readonly string[];
}

/**
 * Adds to an index what stands on its pages. A text that several pages have is kept once, at the first; of a
 * town's pages so is each line.
 * @param htmlOf a page as a visitor gets it
 */
async function withPassages(
  { also, heard, ...index }: BareIndex,
  htmlOf: (path: string) => Promise<string>,
): Promise<ReadSite> {
  const seen = new Set<string>();
  const passages: Passage[] = [...index.passages];
  const unused = new Set(also);
  for (const [page, { path, kind }] of index.pages.entries()) {
    const found = readPassages(await htmlOf(path)).passages;
    const hasText = new Set(
      found.flatMap((each) => (each.kind === 'table' ? [] : each.heads.at(-1))),
    );
    for (const passage of found) {
      if (passage.kind === 'table' && passage.anchor === EXAMPLE) continue;
      if (kind !== 'town' && isLead(passage, path)) continue;
      if (kind === 'town' && (AS_THE_SERVICE.has(passage.anchor) || NOT_ASKED.test(passage.anchor)))
        continue;
      const lines =
        kind === 'town' ? passage.lines.filter((line) => !seen.has(line)) : passage.lines;
      const text = lines.join('\n');
      if (seen.has(text) || (kind === 'town' && POINTS.test(text))) continue;
      for (const each of [text, ...lines]) seen.add(each);
      const others = also.filter(
        (each) =>
          each.page === path &&
          plainSpaces(each.under) === passage.heads.at(-1) &&
          (passage.kind !== 'table' || !hasText.has(each.under)),
      );
      for (const each of others) unused.delete(each);
      const asks = others.flatMap(({ ask }) => ask);
      const { see: onward, ...read } = passage;
      const see = index.pages.findIndex((each) => each.path === onward);
      passages.push({
        ...read,
        lines,
        page,
        ...(asks.length > 0 ? { asks } : {}),
        ...(see < 0 ? {} : { see }),
      });
    }
  }
  for (const { page, under } of unused)
    throw new Error(`content/assistent.yaml: op ${page} staat geen kop "${under}"`);
  const townOf = ({ page }: Passage) => index.pages[page]?.town;
  const local = Map.groupBy(
    passages.filter((each) => townOf(each) !== undefined),
    (each) => townOf(each) ?? '',
  );
  const general = passages.filter((each) => townOf(each) === undefined);
  const towns = townNames(general, local);
  const placed = placeHeard(heard, general, index.pages);
  return {
    index: { ...index, passages: general, towns },
    local: Object.fromEntries(local),
    ...placed,
  };
}

/**
 * Places of passages by page and heading, of an own answer by its first question. Tables that stand below the
 * text under one heading are called so: "Wat het kost (tabel)", "Wat het kost (tabel 2)".
 */
function namedPlaces(
  passages: readonly Passage[],
  pages: AssistantIndex['pages'],
): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [at, { kind, heads, page }] of passages.entries()) {
    const name =
      kind === 'own'
        ? (heads[0] ?? '')
        : `${pages[page]?.path}: ${plainSpaces(heads.at(-1) ?? '')}`;
    let free = name;
    for (let table = 1; places.has(free); table += 1)
      free = table === 1 ? `${name} (tabel)` : `${name} (tabel ${table})`;
    places.set(free, at);
  }
  return places;
}

/** Each question that was heard with the place of the passage that answers it. */
function placeHeard(
  heard: readonly Heard[],
  passages: readonly Passage[],
  pages: AssistantIndex['pages'],
): { heard: HeardQuestion[]; lost: string[] } {
  const placed: HeardQuestion[] = [];
  const lost: string[] = [];
  const places = namedPlaces(passages, pages);
  function place(name: string, questions: readonly string[]): void {
    const passage = places.get(name);
    if (passage === undefined) lost.push(name);
    else placed.push(...questions.map((text) => ({ text, passage })));
  }
  for (const each of heard) {
    const ofKind = (kind: HeardKind, texts: readonly string[]) =>
      placed.push(...texts.map((text) => ({ text, kind })));
    if ('outside' in each) ofKind('outside', each.outside);
    else if ('complaint' in each) {
      ofKind('complaint', each.complaint);
      ofKind('other', each.other);
    } else {
      const [before, byName] =
        'answers' in each ? ['', each.answers] : [`${each.page}: `, each.questions];
      for (const [name, questions] of Object.entries(byName)) place(before + name, questions);
    }
  }
  return { heard: placed, lost };
}

/** Content keeps € and its figure on one line; a text that was read has plain spaces. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

/** Who a figure is from, and what it is called there: no names of places. */
const SOURCE = /\([^)]*\)/g;

/** Names are the words that begin with a capital wherever they stand. */
function namesIn(passages: readonly Passage[]): Set<string> {
  const [names, others] = [new Set<string>(), new Set<string>()];
  for (const { heads, lines } of passages) {
    for (const [word] of [...heads, ...lines]
      .join('\n')
      .replace(SOURCE, '')
      .matchAll(/[\p{L}\d’']+/gu)) {
      for (const each of wordsOf(word)) (/^\p{Lu}/u.test(word) ? names : others).add(stem(each));
    }
  }
  for (const each of others) names.delete(each);
  return names;
}

/** Each town with the names that stand on its pages alone: by one of those it is meant too. */
function townNames(
  general: readonly Passage[],
  local: ReadonlyMap<string, readonly Passage[]>,
): Record<string, string> {
  const known = new Set(
    general.flatMap(({ heads, lines }) => wordsOf([...heads, ...lines].join(' ')).map(stem)),
  );
  const namesOf = [...local].map(([town, passages]) => [town, namesIn(passages)] as const);
  return Object.fromEntries(
    namesOf.map(([town, names]) => {
      const others = new Set(namesOf.flatMap(([other, set]) => (other === town ? [] : [...set])));
      const own = [...names].filter(
        (name) => name.length > 3 && !/\d/.test(name) && !known.has(name) && !others.has(name),
      );
      return [town, own.join(' ')];
    }),
  );
}

/**
 * After the build: puts the text of all pages into the assistant's index, read from the pages as they
 * are sent. So an answer holds no word or figure that the site does not show itself.
 * Beside it stands what it learned from the questions that were heard, save the meaning of words: that takes half a minute,
 * and comes with the rest of a build (`scripts/lib/learn-apart.ts`).
 */
export function assistantIndex(): AstroIntegration {
  return {
    name: 'assistant-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const file = new URL(BARE, dir);
        const bare = JSON.parse(await readFile(file, 'utf8')) as BareIndex;
        const fileOf = (path: string) => new URL(`.${path === '/' ? '/index' : path}.html`, dir);
        const { lost, ...read } = await withPassages(bare, (path) =>
          readPage(fileURLToPath(fileOf(path))),
        );
        await rm(file);
        const whole: AssistantFile = { ...read, vocabulary: vocabularyOf(read) };
        await writeFile(new URL(WHOLE, dir), JSON.stringify(whole));
        const learned = learnWith(readHeard(questionsHeard(read)), []);
        await writeFile(new URL(LEARNED, dir), writeLearned(learned));
        const { index, heard } = read;
        logger.info(`${index.passages.length} passages, ${heard.length} questions`);
        if (lost.length > 0)
          logger.warn(`content/gehoord: geen tekst meer onder ${lost.join('; ')}`);
      },
    },
  };
}
