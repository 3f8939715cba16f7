// @module-tag long

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readLearned } from '../assistant/index.ts';

const ROOT = join(import.meta.dirname, '..');
const BUILD = 'scripts/lib/build-site.ts';

/** Runs the build of a repository to its end. */
const build = (root: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [join(root, BUILD), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  });

/** In Astro's place: a page with the words it is given, and a note of what stood in `dist` meanwhile. */
const ASTRO = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnWith, questionsHeard, readHeard, writeLearned } from '../../../assistant/index.ts';
import { SMALL_FILE } from '../../../assistant/testing/small-index.ts';
const page = 'dist/client/index.html';
appendFileSync('../seen.txt', (existsSync(page) ? readFileSync(page, 'utf8') : 'nothing') + '\\n');
const to = process.argv[process.argv.indexOf('--outDir') + 1];
for (const part of ['client', 'server']) mkdirSync(join(to, part), { recursive: true });
writeFileSync(join(to, 'client/index.html'), process.env.WORDS);
writeFileSync('../asked.txt', process.argv.join(' '));
if (process.env.FAILS) process.exit(1);
writeFileSync(join(to, 'server/assistant.json'), JSON.stringify(SMALL_FILE));
const learned = learnWith(readHeard(questionsHeard(SMALL_FILE)), []);
writeFileSync(join(to, 'server/assistant.learned'), writeLearned(learned));
writeFileSync(join(to, 'server/pictures-to-make.json'), '[]');
writeFileSync(join(to, 'server/entry.mjs'), 'export const render = async () => new Response("")');
`;

/** A repository whose pages are made by that. */
function startHouse() {
  const root = mkdtempSync(join(tmpdir(), 'sens-build-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  };
  cpSync(join(ROOT, 'scripts/lib'), join(root, 'scripts/lib'), { recursive: true });
  for (const name of ['assistant', 'contract', 'server'])
    symlinkSync(join(ROOT, name), join(root, name));
  write('package.json', '{ "type": "module" }');
  write('node_modules/astro/bin/astro.mjs', ASTRO);
  mkdirSync(join(root, 'site'));
  const page = () => readFileSync(join(root, 'site/dist/client/index.html'), 'utf8');
  const has = (name: string) => existsSync(join(root, name));
  const meaning = () =>
    readLearned(readFileSync(join(root, 'site/dist/server/assistant.learned'))).meaning;
  const seen = () => readFileSync(join(root, 'seen.txt'), 'utf8').trim().split('\n');
  const asked = () => readFileSync(join(root, 'asked.txt'), 'utf8').split(' ');
  return { root, page, has, meaning, seen, asked };
}

it('a wrong setting ends the build before it begins, with its sentence and nothing else', () => {
  const { status, stdout, stderr } = build(ROOT, [], { SITE_URL: 'voorbeeld.nl' });
  expect(stderr).toBe(
    'SITE_URL is wrong: expected the site’s origin such as https://www.sens.example, without a path.\n',
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

it('the site that is served stands until the next one is whole, and after a build that failed', () => {
  const { root, page, has, seen } = startHouse();
  expect(build(root, [], { WORDS: 'first' }).status).toBe(0);
  expect(page()).toBe('first');
  expect(build(root, [], { WORDS: 'second', FAILS: 'yes' }).status).toBe(1);
  expect(page()).toBe('first');
  expect(build(root, [], { WORDS: 'third' }).status).toBe(0);
  expect(page()).toBe('third');
  expect(seen()).toEqual(['nothing', 'first', 'first']);
  expect(has('site/dist/server/pictures-made.json')).toBe(true);
  for (const folder of ['dist.next', 'dist.old']) expect(has(`site/${folder}`)).toBe(false);
});

it('texts are read anew at each build, as a day that they speak of may have passed', () => {
  const { root, asked } = startHouse();
  expect(build(root, ['pages'], { WORDS: 'first' }).status).toBe(0);
  expect(asked()).toContain('--force');
});

it('a first start has its pages in place before the rest is made, there', () => {
  const { root, page, has, meaning } = startHouse();
  expect(build(root, ['pages'], { WORDS: 'first' }).status).toBe(0);
  expect(page()).toBe('first');
  expect(has('site/dist/server/pictures-to-make.json')).toBe(true);
  expect(meaning()).toEqual([]);
  expect(build(root, ['rest'], {}).status).toBe(0);
  expect(has('site/dist/server/pictures-to-make.json')).toBe(false);
  expect(meaning().length).toBeGreaterThan(0);
  expect(has('site/dist/server/pictures-made.json')).toBe(true);
});
