import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { setWords } from './lib/looks.ts';
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
