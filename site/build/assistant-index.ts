import { readFile, writeFile } from 'node:fs/promises';
import { type AssistantIndex, type Passage, packIndex } from '@sens/assistant';
import type { AstroIntegration } from 'astro';
import { readPassages } from './read-passages.ts';

const INDEX = './assistant-index.json';

/** What a town page says of our way of working, and its service page says in full. */
const AS_THE_SERVICE = new Set(['redenen', 'stappen', 'voordelen']);

/** Tables by quarter that one looks through, and nobody asks for. */
const NOT_ASKED = /^(?:wie-beslist|de-volgorde-van-een-plan)-/;

/** Other ways to ask for what stands under a heading of a page. */
export interface OtherWords {
  page: string;
  under: string;
  ask: readonly string[];
}

/** The index before the pages are read. */
export interface BareIndex extends AssistantIndex {
  also: readonly OtherWords[];
}

/**
 * Adds to an index what stands on its pages. A text that several pages have is kept once, at the first; of a
 * town's pages so is each line.
 * @param htmlOf a page as a visitor gets it
 */
export async function withPassages(
  { also, ...index }: BareIndex,
  htmlOf: (path: string) => Promise<string>,
): Promise<AssistantIndex> {
  const seen = new Set<string>();
  const passages: Passage[] = [...index.passages];
  const unused = new Set(also);
  for (const [page, { path, kind }] of index.pages.entries()) {
    const found = readPassages(await htmlOf(path)).passages;
    const hasText = new Set(
      found.flatMap((each) => (each.kind === 'table' ? [] : each.heads.at(-1))),
    );
    for (const passage of found) {
      if (kind === 'town' && (AS_THE_SERVICE.has(passage.anchor) || NOT_ASKED.test(passage.anchor)))
        continue;
      const lines =
        kind === 'town' ? passage.lines.filter((line) => !seen.has(line)) : passage.lines;
      const text = lines.join('\n');
      if (seen.has(text)) continue;
      for (const each of [text, ...lines]) seen.add(each);
      const others = also.filter(
        (each) =>
          each.page === path &&
          each.under === passage.heads.at(-1) &&
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
  return { ...index, passages };
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
        const index = await withPassages(bare, (path) => readFile(fileOf(path), 'utf8'));
        await writeFile(file, JSON.stringify(packIndex(index)));
        logger.info(`${index.passages.length} passages of ${index.pages.length} pages`);
      },
    },
  };
}
