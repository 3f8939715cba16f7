import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANDING_PAGES } from '../e2e/lib/pages.ts';
import { loadRenderModule } from '../server/pages/render-module.ts';
import { FOR_SERVER, htmlOf } from './lib/built-page.ts';

const ORIGIN = 'http://localhost';

test('a town page that is made on request is the one that a build makes, sign by sign', async () => {
  const { render } = await loadRenderModule(join(FOR_SERVER, 'entry.mjs'));
  expect(LANDING_PAGES.length).toBeGreaterThanOrEqual(75);
  const others: string[] = [];
  for (const { path } of LANDING_PAGES) {
    const made = await render({ page: 'town', slug: path.slice(1) }, ORIGIN);
    expect(made.status).toBe(200);
    if ((await made.text()) !== htmlOf(path)) others.push(path);
  }
  expect(others).toEqual([]);
});

test('a town that the content does not know has no page', async () => {
  const { render } = await loadRenderModule(join(FOR_SERVER, 'entry.mjs'));
  const { status } = await render({ page: 'town', slug: 'isolatie-nergens' }, ORIGIN);
  expect(status).toBe(404);
});
