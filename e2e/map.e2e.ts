import type { Page } from 'playwright-core';
import { expect, test } from './lib/test.ts';

const BUTTON = 'Toon de kaart van Google';

/** Answers for Google, and remembers what it was asked. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.google.com/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Kaart</title>' });
  });
  return asked;
}

test('of the map nothing is fetched until the visitor asks for it', async ({ open }) => {
  const page = await open();
  const asked = await standInForGoogle(page);
  await page.goto('/');
  const button = page.getByRole('button', { name: BUTTON });
  await button.scrollIntoViewIfNeeded();
  await button.hover();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  expect(asked).toEqual([]);
});

test('without script the map is a link', async ({ open }) => {
  const page = await open('/', { javaScriptEnabled: false });
  const link = page.getByRole('link', { name: BUTTON });
  await expect.poll(() => link.isVisible()).toBe(true);
  await expect.poll(() => link.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\//);
});

test('a click puts the map in the place of the drawing, and the keyboard in it', async ({
  browser,
  site,
}) => {
  // A context of its own: what leaves for another origin fails a test elsewhere, and is what this one asks for.
  const page = await browser.newPage({ baseURL: site.origin });
  const asked = await standInForGoogle(page);
  await page.goto('/');
  await page.getByRole('button', { name: BUTTON }).click();
  const map = page.locator('iframe');
  await map.waitFor();
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => map.getAttribute('title')).toContain('Kaart');
  await expect.poll(() => map.evaluate((one) => one === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: BUTTON }).count()).toBe(0);
  await page.context().close();
});
