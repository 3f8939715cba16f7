import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { CLIENT } from '../built/lib/built-page.ts';
import { TYPEFACES } from './lib/late.ts';
import { isStyled } from './lib/styled.ts';
import { DESKTOP, expect, test } from './lib/test.ts';

const LATE_MS = 600;

/** What a look waits for: the sheet, or the typefaces where the styles stand within the page. */
const SHEET = '**/_astro/*.css';

test.for([
  ['/', TYPEFACES],
  ['/contact', SHEET],
  ['/tools/roi-calculator', SHEET],
  ['/tools/roi-calculator?bouwjaar=1931', SHEET],
] as const)(
  'under a pointer that moves nothing of %s fades in when %s come late',
  async ([path, late], { open }) => {
    const page = await open(undefined, { viewport: DESKTOP });
    await page.addInitScript(() => {
      const faded: string[] = [];
      Object.assign(window, { faded });
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        // The intro goes as it should, and the dock comes after it by a script once all is there.
        if ((target as Element).closest('.dock, .intro')) return;
        const { className, textContent } = target as Element;
        faded.push(`${className} "${textContent?.trim()}": ${propertyName}`);
      });
    });
    let isThere = false;
    await page.route(late, async (route) => {
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
  await page.route(SHEET, (route) => {
    sheet = route;
  });
  await page.goto('/isolatie', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('interactive');
  expect(await isShown(page)).toBe(false);
  await sheet?.continue();
  await expect.poll(() => isShown(page)).toBe(true);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
});

/** Runs in the page. What stands in for a typeface is none of those that come. */
function typefaces() {
  const faces = [...document.fonts].filter(({ family }) => !family.includes('stand-in'));
  return faces.map(({ status }) => status);
}

test('with its styles within, a page shows in its typefaces when they come soon, and without them when they do not', async ({
  open,
}) => {
  const page = await open(undefined, { viewport: DESKTOP });
  const asked: Route[] = [];
  await page.route(TYPEFACES, (route) => {
    asked.push(route);
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => isShown(page)).toBe(true);
  expect(await page.evaluate(typefaces)).not.toContain('loaded');
  await Promise.all(asked.map((route) => route.continue()));
  await page.unroute(TYPEFACES);
  await page.addInitScript(`new PerformanceObserver(() => {
    window.atFirst ??= (${typefaces})();
  }).observe({ type: 'paint' });`);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'atFirst')))
    .toEqual(['loaded', 'loaded']);
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
