import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { LATE, STILL, sentencesOf } from '../scripts/lib/late-sentences.ts';
import { type HtmlNode, readHtml } from '../site/build/html-tree.ts';
import { BLOCK, CLIENT } from './lib/built-page.ts';

const ROOT = join(import.meta.dirname, '..');

/** What the pages are made of. */
const PARTS = ['art', 'assistant', 'content', 'contract', 'engine', 'scripts', 'server', 'site'];
const MADE = /^(node_modules|dist(\..+)?|\.astro)$/;

/** Questions that the assistant learns from, which takes half of a build and changes no page. */
const HEARD = 'content/gehoord/';

/** Where the pages of 2 January 2027 stand: a house of their own, as a build leaves notes for the next. */
const house = mkdtempSync(join(tmpdir(), 'sens-new-year-'));
const pagesOf = (folder: string) => globSync('**/*.html', { cwd: folder }).toSorted();
const client = join(house, 'site/dist/client');
const read = (page: string) => readHtml(readFileSync(join(client, page), 'utf8'));

beforeAll(async () => {
  for (const part of PARTS) {
    const filter = (source: string) =>
      !MADE.test(basename(source)) && !relative(ROOT, source).startsWith(HEARD);
    cpSync(join(ROOT, part), join(house, part), { recursive: true, filter });
  }
  for (const file of globSync('{package,tsconfig*}.json', { cwd: ROOT }))
    cpSync(join(ROOT, file), join(house, file));
  symlinkSync(join(ROOT, 'node_modules'), join(house, 'node_modules'));
  // Each by itself: beside them lies what the last build knew of the content.
  for (const at of globSync('*/node_modules/*', { cwd: ROOT, exclude: ['node_modules'] })) {
    mkdirSync(dirname(join(house, at)), { recursive: true });
    symlinkSync(join(ROOT, at), join(house, at));
  }
  const clock = pathToFileURL(join(import.meta.dirname, 'lib/on-day.ts')).href;
  const env = {
    PATH: process.env.PATH,
    ON_DAY: '2027-01-02T10:00:00+01:00',
    NODE_OPTIONS: `--import ${clock}`,
  };
  const astro = join(house, 'node_modules/astro/bin/astro.mjs');
  await promisify(execFile)(process.execPath, [astro, 'build'], { cwd: join(house, 'site'), env });
  return () => rmSync(house, { recursive: true, force: true });
}, 300_000);

/** The words of an element; where a block begins or ends a sentence does. */
function linesOf(node: HtmlNode): string {
  const words = node.children.map((one) => (typeof one === 'string' ? one : linesOf(one))).join('');
  return BLOCK.test(node.tag) ? `\n${words}\n` : words;
}

const sentences = (page: string): string[] =>
  linesOf(read(page))
    .split('\n')
    .flatMap(sentencesOf)
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim());

test('on 2 January 2027 every page can be built anew', () => {
  expect(pagesOf(client)).toEqual(pagesOf(CLIENT));
});

test('and none speaks of the year before as if it still were', () => {
  const late = pagesOf(client).flatMap((page) =>
    sentences(page).flatMap((one) =>
      LATE.test(one) || STILL.test(one) ? [`${page}: ${one}`] : [],
    ),
  );
  expect(late).toEqual([]);
});

test('and what ended with the year is said to have ended', () => {
  expect(sentences('subsidies.html')).toContain(
    'De bedragen hierboven golden tot en met 31 december 2026.',
  );
  expect(sentences('voorbeeldrapport.html')).toContain('Salderen is op 1 januari 2027 gestopt.');
});
