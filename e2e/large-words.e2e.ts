import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { setWords } from './lib/looks.ts';
import { stir } from './lib/shell.ts';
import { expect, type Open, PHONE, still as test } from './lib/test.ts';

/** A page on a phone whose visitor has words twice as large. */
async function openLarge(open: Open, path: string): Promise<Page> {
  const page = await open(path, { viewport: PHONE });
  await setWords(page, '200%');
  return page;
}

/** Of each that is seen, what a pattern finds in its texts, where that takes more than one line. */
const inTwoLines = (page: Page, selector: string, pattern: RegExp) =>
  page.locator(selector).evaluateAll(
    (all, source) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .flatMap((one) => {
          const found: string[] = [];
          const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
          while (walker.nextNode()) {
            const text = walker.currentNode as Text;
            for (const { 0: words, index } of text.data.matchAll(new RegExp(source, 'gu'))) {
              const range = document.createRange();
              range.setStart(text, index);
              range.setEnd(text, index + words.length);
              const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              if (tops.size > 1) found.push(words);
            }
          }
          return found;
        }),
    pattern.source,
  );

describe('words twice as large, on a phone', () => {
  test.for(['/', '/contact', '/isolatie'])(
    'the number to call stands in one line: %s',
    async (path, { open }) => {
      const page = await openLarge(open, path);
      const buttons = 'main .button[href^="tel:"]';
      expect(await page.locator(buttons).count()).toBeGreaterThan(0);
      expect(await inTwoLines(page, buttons, /\d[\d\s]+\d/)).toEqual([]);
    },
  );

  test('no figure of a table is in two lines', async ({ open }) => {
    const page = await openLarge(open, '/isolatie-ridderkerk');
    const cells = 'section:has(> #bouwjaren) :is(td, th)';
    expect(await page.locator(cells).count()).toBeGreaterThan(10);
    expect(await inTwoLines(page, cells, /\d+%?/)).toEqual([]);
  });

  test('a name of a field is in one line', async ({ open }) => {
    const page = await openLarge(open, '/isolatie');
    expect(await inTwoLines(page, 'main form label[for]', /(?:Huisnummer|Toevoeging)/)).toEqual([]);
  });

  test('no line runs through the words of a step', async ({ open }) => {
    const page = await openLarge(open, '/isolatie');
    const steps = page.locator('section:has(> #stappen) li');
    expect(await steps.count()).toBeGreaterThan(2);
    expect(await steps.locator('> .absolute').filter({ visible: true }).count()).toBe(0);
  });

  test('a card of a row is no wider than the window, and an icon keeps its size', async ({
    open,
  }) => {
    const page = await openLarge(open, '/');
    const cards = page.locator('main :is(.swipe, .carousel > ul) > li');
    const wide = await cards.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width).filter((width) => width > innerWidth),
    );
    expect(wide).toEqual([]);
    const squeezed = await page.locator('main .button svg').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .filter(({ width, height }) => width < height - 1),
    );
    expect(squeezed).toEqual([]);
  });

  test('the button of the map lies on the map', async ({ open }) => {
    const page = await openLarge(open, '/');
    const button = page.locator('#contact [data-facade-open]:visible');
    await button.scrollIntoViewIfNeeded();
    const stage = await page.locator('#contact [data-facade-stage]').boundingBox();
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(stage?.y ?? 0);
    expect(y + height).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  });
});

/** As wide as a phone of 360 px is with words twice as large, for what asks how wide the window is. */
const LARGE = { width: 180, height: 390 };

/** What of a part that lies over the page sticks out of the window sideways. */
const outside = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .flatMap((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, right } = range.getBoundingClientRect();
        return left < 0 || right > innerWidth ? [one.textContent] : [];
      }),
  );

describe('in a window as narrow as large words make it', () => {
  test('each link of the menu and its cross are in the window', async ({ open }) => {
    const page = await open('/privacy', { viewport: LARGE });
    await stir(page);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await page.locator('#zijmenu').waitFor();
    expect(await outside(page, '#zijmenu :is(li a, div > button)')).toEqual([]);
  });

  test('the search shows what is typed, and the name of each page that it finds', async ({
    open,
  }) => {
    const page = await open('/privacy', { viewport: LARGE });
    await stir(page);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await page.locator('#zijmenu [data-open="search"]').click();
    const field = page.locator('.site-search input');
    await field.fill('subsidie spouwmuur');
    await page.locator('.site-search li').first().waitFor();
    expect(await outside(page, '.site-search :is(strong, small, button)')).toEqual([]);
    expect((await field.boundingBox())?.width).toBeGreaterThan(LARGE.width / 2);
  });

  test('the assistant keeps its words and its buttons in the window, also with an answer', async ({
    open,
  }) => {
    const page = await open('/privacy', { viewport: LARGE });
    await stir(page);
    await page.locator('.dock [data-open="assistant"]').click();
    await page.locator('#assistent-vraag').fill('Wat kost een warmtepomp?');
    await page.locator('#assistent-vraag').press('Enter');
    await page.locator('.assistant-turn .assistant-says').waitFor();
    expect(await outside(page, '.assistant :is(h2, p, button)')).toEqual([]);
  });
});
