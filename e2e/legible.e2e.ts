import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { contrast } from './lib/contrast.ts';
import { STATES, STATES_MAY_LOG } from './lib/states.ts';
import { expect, test } from './lib/test.ts';
import { wakeTool } from './lib/tool.ts';

/** No visitor has to read anything smaller. */
const SMALLEST_PX = 12.5;

const TOOLS: Record<string, (page: Page) => Promise<unknown>> = Object.fromEntries(
  [
    'subsidie-calculator?woningtype=hoekwoning&doe=dak,warmtepomp',
    'energielabel-simulator?woningtype=hoekwoning&bouwjaar=1972&doe=dak',
    'warmtepomp-check?woningtype=hoekwoning&bouwjaar=1972',
    'roi-calculator?woningtype=hoekwoning&bouwjaar=1972&doe=dak',
  ].map((tool) => [
    tool,
    async (page: Page) => {
      await page.goto(`/tools/${tool}`);
      await wakeTool(page);
    },
  ]),
);

const openAll = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const each of all) each.setAttribute('open', '');
  });

/** Words that are shown smaller than that, with their size: of a drawing as it is scaled. */
const smallWords = (page: Page) =>
  page.evaluate((smallest) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      const words = (textContent ?? '').trim();
      if (!element || !words || !element.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNode(walker.currentNode);
      // What is there for whoever listens only takes a single pixel.
      if (range.getBoundingClientRect().width <= 1) continue;
      const scale = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size =
        Number.parseFloat(getComputedStyle(element).fontSize) *
        (scale ? Math.hypot(scale.a, scale.b) : 1);
      if (size < smallest) found.add(`${size.toFixed(1)}: ${words.slice(0, 40)}`);
    }
    return [...found];
  }, SMALLEST_PX);

test.for(Object.entries({ ...STATES, ...TOOLS }))(
  'nothing in %s is too small to read, narrow or wide',
  async ([, reach], { open }) => {
    const page = await open(undefined, { mayLog: STATES_MAY_LOG });
    await reach(page);
    await openAll(page);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await smallWords(page)]).toEqual([width, []]);
    }
  },
);

/** What stays in place while one scrolls, unless it was opened to lie over the page. */
const staysInPlace = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { position, pointerEvents } = getComputedStyle(element);
      if (!['fixed', 'sticky'].includes(position) || pointerEvents === 'none') return [];
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { bottom, top } = element.getBoundingClientRect();
      return bottom <= 0 || top >= window.innerHeight ? [] : [element.outerHTML.slice(0, 90)];
    }),
  );

describe('on a low screen', () => {
  test.for(Object.entries({ ...STATES, ...TOOLS }))(
    'nothing of %s stays in place over what is read',
    async ([name, reach], { open }) => {
      if (name.includes('menu open')) return;
      const page = await open(undefined, { mayLog: STATES_MAY_LOG });
      await reach(page);
      // A phone on its side, and a desk's screen at 400 %.
      for (const [width, height] of [
        [844, 390],
        [320, 256],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
        expect([width, await staysInPlace(page)]).toEqual([width, []]);
      }
    },
  );
});

describe('colours', () => {
  test('the edges of fields, choices and slides stand out from the ground', async ({ open }) => {
    const page = await open('/verduurzamingsrapportage');
    for (const selector of ['.input', '.choice', '.radio', '.check']) {
      const { border, ground } = await page
        .locator(`#formulier ${selector}:not([disabled])`)
        .first()
        .evaluate((each) => ({
          border: getComputedStyle(each).borderTopColor,
          ground: getComputedStyle(each).backgroundColor,
        }));
      expect([selector, contrast(border, ground) >= 3]).toEqual([selector, true]);
    }
  });

  test.for(['/', '/tools/energielabel-simulator?woningtype=hoekwoning&bouwjaar=1972'])(
    'a letter on the colour of a label is dark enough, or large and bold: %s',
    async (path, { open }) => {
      const page = await open(path);
      for (const width of [320, 360, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const letters = await page
          .locator('svg path[class^="fill-label"] + text:visible')
          .evaluateAll((all) =>
            all.map((text) => ({
              words: text.textContent,
              letter: getComputedStyle(text).fill,
              ground: getComputedStyle(text.previousElementSibling ?? text).fill,
              weight: Number(getComputedStyle(text).fontWeight),
              size:
                Number.parseFloat(getComputedStyle(text).fontSize) *
                ((text as SVGTextElement).getScreenCTM()?.a ?? 0),
            })),
          );
        expect(letters.length).toBeGreaterThan(1);
        const weak = letters.filter(({ letter, ground, size, weight }) => {
          // 14 points and bold: WCAG calls that large.
          const isLarge = size >= 18.66 && weight >= 700;
          return contrast(letter, ground) < (isLarge ? 3 : 4.5);
        });
        expect([width, weak]).toEqual([width, []]);
      }
    },
  );
});

test('the explanation of a claim leads back to the place that it explains', async ({ open }) => {
  for (const path of ['/', '/isolatie']) {
    const page = await open(path);
    const mark = page.locator('.claim-mark[id] a').first();
    await mark.click();
    expect(page.url()).toContain('#toelichting-');
    const note = page.locator('li:target');
    await note.getByRole('link', { name: /^Terug naar de tekst/ }).click();
    expect(await page.locator('.claim-mark:target a').getAttribute('href')).toBe(
      await mark.getAttribute('href'),
    );
    expect(await page.locator('.claim-mark:target').isVisible()).toBe(true);
  }
});

describe('in forced colours', () => {
  test('the words of the heat picture keep the colour that suits the picture', async ({ open }) => {
    const page = await open(undefined, { forcedColors: 'active', mayLog: STATES_MAY_LOG });
    await STATES.report?.(page);
    const words = page.locator('section[aria-labelledby="warmteverlies"] svg[role="img"] text');
    const fills = await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
    expect(fills.length).toBeGreaterThan(6);
    expect(new Set(fills)).toEqual(new Set(['rgb(11, 42, 32)']));
  });

  test('the band of what the sum may be stands out from the ground', async ({ open }) => {
    const page = await open('/tools/roi-calculator?woningtype=hoekwoning&bouwjaar=1972&doe=dak', {
      forcedColors: 'active',
    });
    await wakeTool(page);
    const { edge, ground } = await page
      .locator('.chart-band')
      .first()
      .evaluate((band) => ({
        edge: getComputedStyle(band).stroke,
        ground: getComputedStyle(document.documentElement).backgroundColor,
      }));
    expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3);
  });
});
