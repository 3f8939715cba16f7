import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { CLIENT, fileOf } from './lib/built-page.ts';

test('all fonts that the site has stay within the budget together', () => {
  const files = globSync('_astro/*.woff2', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(1);
  const bytes = files.map((name) => statSync(join(CLIENT, name)).size);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(40_000);
});

/** Bytes of a page's HTML with brotli, its styles within; what is asked for is less, so they may only fall. */
const most = (path: string) => {
  if (path === '/') return 27_600;
  return path.startsWith('/tools/') ? 28_150 : 21_000;
};

test('no page is heavier than pages of its kind may be', () => {
  const heavy = ALL_PATHS.map(
    (path) => [path, statSync(`${fileOf(path)}.br`).size] as const,
  ).filter(([path, bytes]) => bytes > most(path));
  expect(heavy).toEqual([]);
});
