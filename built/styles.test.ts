import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CLIENT, htmlOf } from './lib/built-page.ts';

const styles = readFileSync(
  fileURLToPath(new URL('../site/dist/all-styles.css', import.meta.url)),
  'utf8',
);

test('no style uses animation triggers, with which a browser crashed (decision 18)', () => {
  expect(styles.length).toBeGreaterThan(10_000);
  expect(styles.match(/[\w-]*(?:animation|timeline)-trigger|trigger-scope/g)).toBeNull();
});

test('pages set of the theme what scripts name, which is little, and have the rest written out', () => {
  const tokens = readFileSync(
    fileURLToPath(new URL('../site/src/styles/tokens.css', import.meta.url)),
    'utf8',
  );
  const theme = new Set(tokens.match(/--[\w-]+(?=:)/g));
  expect(theme.size).toBeGreaterThan(40);
  const scripts = globSync('{_astro,shell}/*.js', { cwd: CLIENT })
    .map((name) => readFileSync(join(CLIENT, name), 'utf8'))
    .join('\n');
  const named = [...theme].filter((name) => new RegExp(`${name}(?![\\w-])`).test(scripts));
  const [within = ''] = /<style>[^<]*/.exec(htmlOf('/')) ?? [];
  for (const name of named) expect(within).toContain(`${name}:`);
  // Each is a burden to every page. This one is another colour for who asks for more contrast.
  expect(named).toEqual(['--color-muted']);
});
