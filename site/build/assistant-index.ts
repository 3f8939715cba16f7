import { readFile, writeFile } from 'node:fs/promises';
import type { AssistantIndex, Passage } from '@sens/assistant';
import type { AstroIntegration } from 'astro';
import { readPassages } from './read-passages.ts';

const INDEX = './assistant-index.json';

/** What a town page says of our way of working, and its service page says in full. */
const AS_THE_SERVICE = new Set(['redenen', 'stappen', 'voordelen']);

/**
 * Adds to an index what stands on its pages. A text that several pages have is kept once, at the first.
 * @param htmlOf a page as a visitor gets it
 */
export async function withPassages(
  index: AssistantIndex,
  htmlOf: (path: string) => Promise<string>,
): Promise<AssistantIndex> {
  const seen = new Set<string>();
  const passages: Passage[] = [...index.passages];
  for (const [page, { path, kind }] of index.pages.entries()) {
    for (const passage of readPassages(await htmlOf(path)).passages) {
      if (kind === 'town' && AS_THE_SERVICE.has(passage.anchor)) continue;
      const text = passage.lines.join('\n');
      if (seen.has(text)) continue;
      seen.add(text);
      passages.push({ ...passage, page });
    }
  }
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
        const bare = JSON.parse(await readFile(file, 'utf8')) as AssistantIndex;
        const fileOf = (path: string) => new URL(`.${path === '/' ? '/index' : path}.html`, dir);
        const index = await withPassages(bare, (path) => readFile(fileOf(path), 'utf8'));
        await writeFile(file, JSON.stringify(index));
        logger.info(`${index.passages.length} passages of ${index.pages.length} pages`);
      },
    },
  };
}
