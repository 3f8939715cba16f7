import type { Page } from 'playwright-core';
import { DESKTOP, expect, PHONE, test } from './lib/test.ts';

/** Where the element of an address's fragment stands in the window: top and bottom, in px. */
const placeOfTarget = (page: Page) =>
  page.evaluate(() => {
    const target = document.querySelector(':target');
    const { top, bottom } = target?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
    return { top, bottom, isSeen: top >= 0 && bottom <= window.innerHeight };
  });

test.for([
  { path: '/', viewport: PHONE },
  { path: '/', viewport: DESKTOP },
  { path: '/isolatie-ridderkerk', viewport: PHONE },
])(
  'a mark of a claim leads to its note far below on $path, though nothing was laid out there yet',
  async ({ path, viewport }, { open }) => {
    const page = await open(path, { viewport });
    const mark = page.locator('main .claim-mark a').first();
    const note = page.locator(String(await mark.getAttribute('href')));
    await mark.click();
    await expect.poll(async () => (await placeOfTarget(page)).isSeen).toBe(true);
    await expect.poll(() => note.isVisible()).toBe(true);
  },
);

test('an address with a fragment opens at that place', async ({ open }) => {
  const page = await open('/', { viewport: PHONE });
  const href = await page.locator('main .claim-mark a').last().getAttribute('href');
  const fresh = await open(`/${href}`, { viewport: PHONE });
  await expect.poll(async () => (await placeOfTarget(fresh)).isSeen).toBe(true);
});

test('searching in the page finds words far below', async ({ open }) => {
  const page = await open('/isolatie', { viewport: PHONE });
  const words = await page.locator('footer p').last().textContent();
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)).toBe(
    true,
  );
});
