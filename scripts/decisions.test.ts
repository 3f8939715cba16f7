import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDER = join(ROOT, 'docs/decisions');
const INDEX = 'README.md';
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
const records = readdirSync(FOLDER)
  .filter((name) => name !== INDEX)
  .sort();

/** What a record says right under its title of those that decided otherwise. */
const SUPERSEDED = /^# .+\n\nSuperseded( in part)? by (\[.+?\)(?: and \[.+?\))*)(?:: |\.\n)/;

/** How a record might say it otherwise, so that the index would not hear of it. */
const SAID_OTHERWISE =
  /^(?:[>*_-]\s*|\*\*)?(?:Superseded|And by|Since (?:decision )?\[?\d|Since then[^\n]*\bdecision \d|(?:Undone|Replaced|Reversed|Overruled) by)/gim;

/** A record as a line of the index: its number with its title and, where so, what superseded it. */
function lineOf(name: string): string {
  const text = read(name);
  const [title = ''] = text.split('\n');
  const [, part = '', by] = SUPERSEDED.exec(text) ?? [];
  return `- [${title.slice(2)}](${name})${by ? `, superseded${part} by ${by}` : ''}`;
}

test('the index names every record once, in order, with what superseded it', () => {
  const listed = read(INDEX)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed).toEqual(records.map(lineOf));
});

test.each(records)(
  '%s has the number of its name, and what it says superseded it is there',
  (name) => {
    const text = read(name);
    expect(text).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `));
    for (const [, number = '', file = ''] of text.matchAll(/\[(\d+)\]\((\d{4}-[^)]+)\)/g)) {
      expect(file).toMatch(new RegExp(`^${number.padStart(4, '0')}-`));
      expect(existsSync(join(FOLDER, file)), file).toBe(true);
    }
  },
);

test.each(records)('%s says in one form only what superseded it', (name) => {
  const text = read(name);
  const [head = ''] = SUPERSEDED.exec(text) ?? [];
  expect(text.match(SAID_OTHERWISE) ?? []).toEqual(head ? ['Superseded'] : []);
  const [rest = ''] = text.slice(head.length).split('\n\n');
  expect(head && rest.includes(']('), 'a second record within the sentence').toBeFalsy();
});

test.each([
  '> Since decision 112 a page’s styles stand beside it.',
  'And by [114](0114-what-a-first-picture-waits-for.md): styles are a file.',
  '**Since then** the whole sheet stands in a file: decision 112.',
  '**Since then.** It serves before its pictures (decision 94).',
  '**Superseded** by [93](0093-x.md).',
  'Replaced by [93](0093-x.md).',
])('another form is refused: %s', (line) => {
  expect(`# 1. Title\n\n${line}\n`.match(SAID_OTHERWISE)).toHaveLength(1);
});

/** Rooms of the source; what is built or installed stands in none of them. */
const FILES = globSync(
  '{art,assistant,bench,browsers,built,content,contract,deploy,docs,e2e,engine,scripts,server,site}/**/*.*',
  { cwd: ROOT, exclude: (path) => /(?:^|\/)(?:node_modules|dist|\.astro)$/.test(path) },
).map((file) => `/${file.replaceAll('\\', '/')}`);

const SOURCE = /`([\w./[\]-]+\.(?:tsx?|astro|[cm]js|css|md|yaml|py|grit))`(, gone since\b)?/g;

test.each(records)(
  'the files of the source that %s names are there, or said to be gone',
  (name) => {
    const named = [...read(name).matchAll(SOURCE)].filter(([, path = '']) => !/dist\//.test(path));
    for (const [, path = '', gone] of named) {
      const isThere =
        existsSync(join(ROOT, path)) || FILES.some((file) => file.endsWith(`/${path}`));
      expect(isThere, path).toBe(!gone);
    }
  },
);
