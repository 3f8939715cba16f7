import { describe } from 'vitest';
import { contrast } from './lib/contrast.ts';
import { submitButton, wakeForm } from './lib/form.ts';
import { setWords } from './lib/looks.ts';
import { openKept, requestReport } from './lib/report.ts';
import { stir } from './lib/shell.ts';
import { expect, PHONE, test } from './lib/test.ts';
import { wakeTool } from './lib/tool.ts';

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

  test('who asks for more contrast gets it, and errors keep their colour', async ({ open }) => {
    const page = await open('/', { contrast: 'more' });
    await stir(page);
    const [full, wrong] = ['rgb(11, 42, 32)', 'rgb(180, 35, 24)'];
    const looks = (selector: string, name: 'color' | 'borderTopColor' | 'display') =>
      page
        .locator(selector)
        .first()
        .evaluate((each, name) => getComputedStyle(each)[name], name);
    await expect.poll(() => looks('.decoration', 'display')).toBe('none');
    await expect.poll(() => looks('main .text-muted', 'color')).toBe(full);
    await expect.poll(() => looks('main .input', 'borderTopColor')).toBe(full);
    await expect.poll(() => looks('main .choice', 'borderTopColor')).toBe(full);
    await expect.poll(() => looks('main .border-zand-200', 'borderTopColor')).toBe(full);
    await wakeForm(page);
    await submitButton(page).click();
    await expect.poll(() => looks('main .input', 'borderTopColor')).toBe(wrong);
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

/** What on the home page stands beside each other: pairs of which neither may cover the other. */
const BESIDE = [
  ['figure > div > p:first-child', 'figure > div > p:last-child'],
  ['figure > div > p:first-child', 'figure > picture img'],
  ['figure > div > p:last-child', 'figure > picture img'],
  ['figure > div > p:first-child', 'figcaption'],
  ['ol.swipe > li:first-child img', 'ol.swipe > li:first-child h3'],
  ['.split-name-now:visible', '.split-name-after:visible'],
  ['.house-change dt:visible >> nth=0', '.house-change dt:visible >> nth=1'],
] as const;

test('on a phone large words of the home page cover neither each other nor a picture', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE, reducedMotion: 'reduce' });
  for (const size of ['130%', '150%', '200%'] as const) {
    await setWords(page, size);
    for (const pair of BESIDE) {
      const [one, other] = pair.map((selector) => page.locator('main').locator(selector).first());
      await one?.scrollIntoViewIfNeeded();
      const [a, b] = [await one?.boundingBox(), await other?.boundingBox()];
      const isApart =
        a &&
        b &&
        (a.x + a.width <= b.x ||
          b.x + b.width <= a.x ||
          a.y + a.height <= b.y ||
          b.y + b.height <= a.y);
      expect([size, ...pair, isApart]).toEqual([size, ...pair, true]);
    }
  }
});

test('the explanation of a claim leads back to the place that it explains', async ({ open }) => {
  for (const path of ['/', '/isolatie']) {
    const page = await open(path);
    const mark = page.locator('.claim-mark[id] a').first();
    await mark.click();
    expect(page.url()).toContain('#toelichting-');
    const note = page.locator('li:target');
    await note.getByRole('link', { name: /^Terug naar de tekst/ }).click();
    await expect
      .poll(() => page.locator('.claim-mark:target a').getAttribute('href'))
      .toBe(await mark.getAttribute('href'));
    await expect.poll(() => page.locator('.claim-mark:target').isVisible()).toBe(true);
  }
});

describe('in forced colours', () => {
  test('the words of the heat picture keep the colour that suits the picture', async ({
    open,
    site,
  }) => {
    const link = await requestReport(site.origin);
    const page = await openKept(open, link, { forcedColors: 'active' });
    const words = page.locator('section[aria-labelledby="warmteverlies"] svg[role="img"] text');
    const fills = await words.evaluateAll((all) => all.map((each) => getComputedStyle(each).fill));
    expect(fills.length).toBe(4);
    expect(new Set(fills)).toEqual(new Set(['rgb(11, 42, 32)']));
  });

  test('the names on the map stand out from its ground in the dark', async ({ open }) => {
    const page = await open('/', { forcedColors: 'active', colorScheme: 'dark' });
    const { names, ground } = await page
      .locator('[data-facade-stage] > svg')
      .filter({ hasText: 'Ridderkerk' })
      .evaluate((map) => ({
        names: [...map.querySelectorAll('text')].map((name) => getComputedStyle(name).fill),
        ground: getComputedStyle(map).backgroundColor,
      }));
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(contrast(name, ground)).toBeGreaterThanOrEqual(4.5);
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
