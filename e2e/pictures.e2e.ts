import type { Page } from 'playwright-core';
import { ALL_PATHS, PAGE_KINDS } from './lib/pages.ts';
import { saveData } from './lib/save-data.ts';
import { expect, PHONE, test } from './lib/test.ts';

/** Bytes that all pictures a phone first sees may have together. */
const FIRST_SCREEN_MOST = 80_000;

test('a tool with a state in its address shows the picture of its page', async ({ site }) => {
  const firstOf = async (path: string) => {
    const html = await (await fetch(site.origin + path)).text();
    return /<main[\s\S]*?(<picture[\s\S]*?<\/picture>)/.exec(html)?.[1];
  };
  for (const path of ALL_PATHS.filter((each) => each.startsWith('/tools/'))) {
    const shown = await firstOf(path);
    expect(shown, path).toContain('tool-');
    expect(await firstOf(`${path}?woningtype=hoekwoning`), path).toBe(shown);
  }
});

/** Whether a picture stands on the first screen, or a thumb's swipe below it. */
const hasPictureNear = (page: Page) =>
  page
    .locator('main img:visible')
    .evaluateAll((all) =>
      all.some((image) => image.getBoundingClientRect().top < 1.5 * window.innerHeight),
    );

test('what a phone first sees of pictures is there, and light', async ({ open }) => {
  let pagesWithPicture = 0;
  for (const path of Object.values(PAGE_KINDS)) {
    const sizes: Promise<number>[] = [];
    const page = await open(undefined, {
      viewport: PHONE,
      deviceScaleFactor: 3,
      mayLog: /status of 404/,
    });
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'image') return;
      sizes.push(response.body().then(({ length }) => length));
    });
    // At rest a page fetches the rest of its pictures too, but not for who saves data (`further-down.e2e.ts`).
    await saveData(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    if (await hasPictureNear(page)) {
      pagesWithPicture += 1;
      expect(bytes, path).toBeGreaterThan(0);
    }
    expect(bytes, path).toBeLessThanOrEqual(FIRST_SCREEN_MOST);
    await page.context().close();
  }
  expect(pagesWithPicture).toBeGreaterThan(4);
});
