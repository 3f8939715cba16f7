import { mkdir, readFile, writeFile } from 'node:fs/promises';
import {
  type AssistantIndex,
  type Passage,
  packIndex,
  packPassages,
  type TownText,
} from '@sens/assistant';
import { stem, wordsOf } from '@sens/assistant/dutch';
import type { AstroIntegration } from 'astro';
import { type ReadPassage, readPassages } from './read-passages.ts';

const INDEX = './assistant-index.json';

/** What stands on the pages of each town: `/assistant-towns/ridderkerk.json`. */
const TOWNS = './assistant-towns/';

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

/** The index before the pages are read. */
export interface BareIndex extends Omit<AssistantIndex, 'towns'> {
  also: readonly OtherWords[];
}

/** The index without what stands on the pages of towns, and that by the name of each town. */
export interface ReadIndex {
  index: AssistantIndex;
  local: ReadonlyMap<string, readonly Passage[]>;
}

/**
 * Adds to an index what stands on its pages. A text that several pages have is kept once, at the first; of a
 * town's pages so is each line.
 * @param htmlOf a page as a visitor gets it
 */
export async function withPassages(
  { also, ...index }: BareIndex,
  htmlOf: (path: string) => Promise<string>,
): Promise<ReadIndex> {
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
  const towns = townTexts(index.pages, general, local);
  return { index: { ...index, passages: general, towns }, local };
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
function townTexts(
  pages: AssistantIndex['pages'],
  general: readonly Passage[],
  local: ReadonlyMap<string, readonly Passage[]>,
): Record<string, TownText> {
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
      const path = pages.find((page) => page.town === town)?.path ?? '';
      return [town, { slug: path.replace(/^\/[a-z]+-/, ''), names: own.join(' ') }];
    }),
  );
}

/**
 * After the build: puts the text of all pages into the assistant's index, read from the pages as they
 * are sent. So an answer holds no word or figure that the site does not show itself.
 */
export function assistantIndex(): AstroIntegration {
  return {
    name: 'assistant-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const file = new URL(INDEX, dir);
        const bare = JSON.parse(await readFile(file, 'utf8')) as BareIndex;
        const fileOf = (path: string) => new URL(`.${path === '/' ? '/index' : path}.html`, dir);
        const { index, local } = await withPassages(bare, (path) => readFile(fileOf(path), 'utf8'));
        await writeFile(file, JSON.stringify(packIndex(index)));
        const towns = new URL(TOWNS, dir);
        await mkdir(towns, { recursive: true });
        for (const [town, passages] of local) {
          const name = new URL(`${index.towns[town]?.slug}.json`, towns);
          await writeFile(name, JSON.stringify(packPassages(passages)));
        }
        logger.info(`${index.passages.length} passages, and those of ${local.size} towns`);
      },
    },
  };
}
