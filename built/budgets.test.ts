import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CLIENT } from './lib/built-page.ts';

test('all fonts that the site has stay within the budget together', () => {
  const files = globSync('_astro/*.woff2', { cwd: CLIENT });
  expect(files.length).toBeGreaterThan(1);
  const bytes = files.map((name) => statSync(join(CLIENT, name)).size);
  expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThanOrEqual(40_000);
});
