import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLIENT, htmlOf } from './lib/built-page.ts';
import { expectSound } from './lib/sound-html.ts';

test('the HTML of every built page is without an error', async () => {
  const pages = globSync('**/*.html', { cwd: CLIENT });
  expect(pages.length).toBeGreaterThan(100);
  for (const page of pages) await expectSound(page, htmlOf(`/${page}`));
});
