import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { CLIENT } from '../built/lib/built-page.ts';
import { isStyled } from './lib/styled.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

const LATE_MS = 600;

test.for(['/', '/contact', '/tools/roi-calculator', '/tools/roi-calculator?bouwjaar=1931'])(
  'under a pointer that moves nothing fades in when the style sheet comes late: %s',
  async (path, { open }) => {
    const page = await open(undefined, { viewport: DESKTOP });
    await page.addInitScript(() => {
      const faded: string[] = [];
      Object.assign(window, { faded });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        // Comes by a script once all is there, and after the intro fades in as it should.
        if ((target as Element).closest('.dock')) return;
        faded.push(`${(target as Element).textContent?.trim()}: ${propertyName}`);
      });
    });
    let isThere = false;
    await page.route('**/_astro/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      isThere = true;
      await route.continue();
    });
    const arrival = page.goto(path);
    for (let at = 10; !isThere; at += 10) {
      await page.mouse.move(720, at);
      await page.waitForTimeout(50);
    }
    await page.mouse.move(0, 899);
    await arrival;
    expect(await isStyled(page)).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'faded'))).toEqual([]);
  },
);

/** What never answers, as on a line that broke: pictures and typefaces. */
const REST = /\.(?:avif|webp|jpg|woff2)$/;

const isShown = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.checkVisibility() ?? false);

test('a page shows as soon as its sheet is there, whatever else is still on its way', async ({
  open,
}) => {
  const page = await open(undefined, { viewport: DESKTOP });
  await page.route(REST, () => undefined);
  let sheet: Route | undefined;
  await page.route('**/_astro/*.css', (route) => {
    sheet = route;
  });
  await page.goto('/isolatie', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await isShown(page)).toBe(false);
  await sheet?.continue();
  await expect.poll(() => isShown(page)).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

test('the page that says that something failed shows when nothing else is answered', async ({
  open,
}) => {
  const page = await open(undefined, { viewport: DESKTOP });
  await page.route(REST, () => undefined);
  const failure = readFileSync(join(CLIENT, '500.html'), 'utf8');
  await page.route('**/contact', (route) =>
    route.fulfill({ body: failure, contentType: 'text/html' }),
  );
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => isShown(page)).toBe(true);
});
