import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { CLIENT, fileOf } from './lib/built-page.ts';
import { bytesSent, withImports } from './lib/built-scripts.ts';

test('all fonts that the site has stay within the budget together', () => {
  const files = globSync('_astro/*.woff2', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(1);
  const bytes = files.map((name) => statSync(join(CLIENT, name)).size);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(23_000);
});

/** As long as a booklet: all the questions of a kind with their answers, a whole report. */
const LONG = /^\/(?:veelgestelde-vragen|voorbeeldrapport)/;

/** Most bytes of a page's HTML with brotli. Asked: home 28 kB, a tool 24, a town 18, a service 15. */
const most = (path: string) => {
  if (path === '/') return 28_000;
  if (path.startsWith('/tools/')) return 21_500;
  return LONG.test(path) ? 17_500 : 14_500;
};

test('what every page brings by itself once it has come to rest builds no schemas', () => {
  const scripts = [...withImports('shell/later.js')];
  expect(scripts.length).toBeGreaterThan(5);
  expect(
    scripts.filter((path) => readFileSync(join(CLIENT, path), 'utf8').includes('ZodMini')),
  ).toEqual([]);
  const bytes = scripts.map(bytesSent);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(13_000);
});

test('each style sheet of a page stays within what a server sends before it waits for an answer', () => {
  const sheets = globSync('_astro/sheet.*.css.br', { cwd: CLIENT });
  expect(sheets.length).toBeGreaterThan(2);
  const heavy = sheets.filter((name) => statSync(join(CLIENT, name)).size > 9_500);
  expect(heavy).toEqual([]);
});

test('no page is heavier than pages of its kind may be', () => {
  const heavy = ALL_PATHS.map(
    (path) => [path, statSync(`${fileOf(path)}.br`).size] as const,
  ).filter(([path, bytes]) => bytes > most(path));
  expect(heavy).toEqual([]);
});
