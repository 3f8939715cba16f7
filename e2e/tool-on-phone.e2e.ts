import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { contrast } from './lib/contrast.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';
import { choice, openFold, query, question, wakeTool } from './lib/tool.ts';
import { unfold } from './lib/unfold.ts';

const TOOLS = [
  'subsidie-calculator',
  'energielabel-simulator',
  'warmtepomp-check',
  'roi-calculator',
];
const CHECK = '/tools/warmtepomp-check';
const ROI = '/tools/roi-calculator';

/** Folded, a phone of this height shows a whole page in some dozen screens. */
const LONGEST_PX = 9_500;

const bar = (page: Page) => page.locator('[data-result-bar]');

/** Scrolls a question to the top of the screen, as one does who goes on to the next. */
const toTop = (page: Page, key: string) =>
  question(page, key).evaluate((element) => element.scrollIntoView());

describe('what stands below the outcome', () => {
  test.for(TOOLS)(
    'of %s is folded on a phone, so that the page is not endless',
    async (tool, { open }) => {
      const page = await open(`/tools/${tool}`, { viewport: PHONE });
      await wakeTool(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(LONGEST_PX);
      await expect
        .poll(() => page.locator('.phone-fold > summary:visible').count())
        .toBeGreaterThan(0);
    },
  );

  test.for([true, false])(
    'opens on a phone, and stands open without its summary where there is room (script: %s)',
    async (javaScriptEnabled, { open }) => {
      const page = await open(CHECK, { viewport: PHONE, javaScriptEnabled });
      const steps = page.locator('section[aria-labelledby="proef"] ol');
      await expect.poll(() => steps.isVisible()).toBe(false);
      await openFold(page, 'De 50-gradenproef');
      await expect.poll(() => steps.isVisible()).toBe(true);
      await expect
        .poll(() => page.getByRole('heading', { name: 'De 50-gradenproef' }).count())
        .toBe(1);
      await page.reload();
      await page.setViewportSize(DESKTOP);
      await expect.poll(() => steps.isVisible()).toBe(true);
      await expect.poll(() => page.locator('.phone-fold > summary:visible').count()).toBe(0);
      await expect
        .poll(() => page.getByRole('heading', { name: 'De 50-gradenproef' }).count())
        .toBe(1);
    },
  );

  test('stands open on paper, however small the screen was', async ({ open }) => {
    const page = await open(CHECK, { viewport: PHONE });
    await wakeTool(page);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    for (const part of ['#proef', '#vergelijk', '#ook-goed']) {
      expect([part, await page.locator(part).isVisible()]).toEqual([part, true]);
    }
    await expect.poll(() => page.locator('.phone-fold > summary:visible').count()).toBe(0);
  });
});

test.for(TOOLS)(
  'nothing in %s sticks out of its column at 320 or 360 px',
  async (tool, { open }) => {
    const page = await open(`/tools/${tool}`, { viewport: PHONE, reducedMotion: 'reduce' });
    await wakeTool(page);
    await unfold(page);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const out = await page.evaluate(() => {
        const { clientWidth } = document.documentElement;
        const column = document
          .querySelector('[data-tool] > .wrap:last-child')
          ?.getBoundingClientRect();
        const isOut = (element: Element, box: { left: number; right: number } | undefined) => {
          const { left, right } = element.getBoundingClientRect();
          return box !== undefined && (right > box.right + 1 || left < box.left - 1);
        };
        const cells = [...document.querySelectorAll('dd')].filter((dd) =>
          isOut(dd, dd.parentElement?.getBoundingClientRect()),
        );
        const labels = [...document.querySelectorAll('.chart-plot text')].filter((text) =>
          isOut(text, column),
        );
        const names = [...cells, ...labels].map(({ textContent }) => String(textContent));
        return document.documentElement.scrollWidth > clientWidth ? [...names, 'page'] : names;
      });
      expect([width, out]).toEqual([width, []]);
    }
  },
);

test('a span of power is not broken within its bracket', async ({ open }) => {
  const page = await open(CHECK, { viewport: PHONE });
  const spans = await page
    .locator('dd', { hasText: /kW \(/ })
    .evaluateAll((all) => all.map(({ textContent }) => textContent?.replace(/^.*\(/, '')));
  expect(spans.length).toBeGreaterThan(0);
  expect(spans.filter((span) => span?.includes(' '))).toEqual([]);
});

describe('the bar with the main figure', () => {
  test('comes with the first change, is slim, and goes for the result itself', async ({ open }) => {
    const page = await open(`${CHECK}?woningtype=hoekwoning`, {
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    await wakeTool(page);
    await page.waitForTimeout(300);
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await choice(page, 'woningtype', 'vrijstaand').check();
    await toTop(page, 'woningtype');
    await expect.poll(() => bar(page).isVisible()).toBe(true);
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(52);
    await page.locator('#uitkomst').scrollIntoViewIfNeeded();
    await page.locator('#uitkomst').evaluate((element) => element.scrollIntoView());
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  });

  test('gives way to a question that has focus at the bottom of the screen', async ({ open }) => {
    const page = await open(CHECK, { viewport: PHONE, reducedMotion: 'reduce' });
    await wakeTool(page);
    await choice(page, 'woningtype', 'hoekwoning').check();
    await toTop(page, 'woningtype');
    await expect.poll(() => bar(page).isVisible()).toBe(true);
    // Its last choice is where the bar would be; the one that has focus is above it.
    await question(page, 'woningtype').evaluate((group) => {
      window.scrollBy(0, group.getBoundingClientRect().bottom - window.innerHeight + 20);
    });
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    const slider = page.getByRole('slider').first();
    await slider.focus();
    await slider.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy(0, bottom - window.innerHeight + 12);
    });
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => query(page)).toContain('bouwjaar=');
    await expect.poll(() => bar(page).isVisible()).toBe(false);
    await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(() => bar(page).isVisible()).toBe(true);
  });
});

/** Whether the question of each number is seen, and its field below it, once a link has led there. */
const jumps = (page: Page) =>
  page.locator('[data-tool] form input[type="text"]').evaluateAll(async (fields) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const bad: string[] = [];
    for (const field of fields) {
      const link = document.createElement('a');
      link.href = `#${field.id}`;
      document.body.append(link);
      link.click();
      link.remove();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const label = document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect();
      const { top, bottom } = field.getBoundingClientRect();
      const isSeen = label && label.top >= header && label.bottom <= top + 1;
      if (!isSeen || bottom > window.innerHeight) bad.push(field.id);
    }
    return { bad, all: fields.length };
  });

test.for([CHECK, ROI, '/tools/energielabel-simulator'])(
  'a link to a question with a number in %s shows the question above its field',
  async (tool, { open }) => {
    const page = await open(`${tool}?woningtype=hoekwoning`, {
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    await wakeTool(page);
    await unfold(page);
    const { bad, all } = await jumps(page);
    expect(bad).toEqual([]);
    expect(all).toBeGreaterThan(5);
  },
);

test('a field has room for an offer in euros and cents', async ({ open }) => {
  const page = await open(`${ROI}?woningtype=hoekwoning&bouwjaar=1974&doe=dakisolatie`, {
    viewport: PHONE,
  });
  await wakeTool(page);
  await openFold(page, 'Of vul uw eigen offerte in');
  const offer = page.locator('#veld-prijs-dakisolatie');
  await offer.fill('250.000,00');
  const [needed = 1, shown = 0] = await offer.evaluate((field) => [
    field.scrollWidth,
    field.clientWidth,
  ]);
  expect(needed).toBeLessThanOrEqual(shown);
});

test('what we assume is as readable as what one fills in', async ({ open }) => {
  const page = await open(CHECK, { viewport: PHONE });
  await wakeTool(page);
  const { ground, words, opacity } = await question(page, 'bouwjaar').evaluate((field) => ({
    ground: getComputedStyle(field).backgroundColor,
    words: getComputedStyle(field, '::placeholder').color,
    opacity: getComputedStyle(field, '::placeholder').opacity,
  }));
  expect(opacity).toBe('1');
  expect(contrast(ground, words)).toBeGreaterThan(4.5);
});

/** Controls whose own box, or their label's, is lower than a finger wants; links in running text may be. */
const lowTargets = (page: Page) =>
  page.locator('main :is(button, summary, select, input)').evaluateAll((all) =>
    all.flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const isField = control instanceof HTMLInputElement;
      if (isField && control.type === 'hidden') return [];
      const isTick = isField && ['checkbox', 'radio'].includes(control.type);
      const target = (isTick && control.labels?.[0]) || control;
      const { height } = target.getBoundingClientRect();
      return height < 43.5
        ? [`${target.textContent || control.outerHTML.slice(0, 60)}: ${height}`]
        : [];
    }),
  );

test.for(TOOLS)('every control of %s is high enough for a finger', async (tool, { open }) => {
  const page = await open(`/tools/${tool}?woningtype=hoekwoning&bouwjaar=1974&doe=dak,warmtepomp`, {
    viewport: PHONE,
  });
  await wakeTool(page);
  await unfold(page);
  expect(await lowTargets(page)).toEqual([]);
});

test('in forced colours a button, a slider, a badge and a dark panel keep an edge', async ({
  open,
}) => {
  const page = await open(CHECK, { forcedColors: 'active' });
  await wakeTool(page);
  const edge = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return Number.parseFloat(borderTopWidth) > 0 && borderTopStyle === 'solid';
      });
  await expect.poll(() => edge('[data-tool] a[href="#formulier"]')).toBe(true);
  await expect.poll(() => edge('[data-tool] section.on-dark')).toBe(true);
  await expect.poll(() => edge('#formulier button[type="submit"]')).toBe(true);
  await expect.poll(() => edge('section[aria-labelledby="proef"] li span')).toBe(true);
  const slider = await page.locator('.range').first().boundingBox();
  if (!slider) throw new Error('no slider');
  // At a tenth of its length, far from the thumb: through its middle, and above it where nothing is.
  const strip = (y: number) =>
    page.screenshot({ clip: { x: slider.x + slider.width / 10, y, width: 20, height: 8 } });
  const track = await strip(slider.y + slider.height / 2 - 4);
  expect(track.equals(await strip(slider.y))).toBe(false);
});

test('on a wide screen all that can be done with a result stands on one line', async ({ open }) => {
  const page = await open(CHECK, { viewport: DESKTOP });
  await wakeTool(page);
  const buttons = page.locator('[data-tool] section.on-dark button');
  await expect.poll(() => buttons.count()).toBe(3);
  const tops = await buttons.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
});

test('the chart of all years cuts the one that is much longer, and its table does not', async ({
  open,
}) => {
  const page = await open(`${ROI}?woningtype=hoekwoning&bouwjaar=1972&doe=hybride-warmtepomp`);
  await wakeTool(page);
  const chart = page.locator('figure', { hasText: 'Wat het elk jaar oplevert en kost' });
  await expect.poll(() => chart.locator('.chart-cut').count()).toBe(1);
  const mark = (await chart.locator('.chart-mark').textContent()) ?? '';
  expect(mark).toMatch(/^\u2212\u00a0€\u00a0\d/);
  await expect
    .poll(() => chart.locator('figcaption').textContent())
    .toContain('langer dan de tekening');
  await chart.getByText('Bekijk als tabel').click();
  const rows = await chart.locator('tbody tr').evaluateAll((all) =>
    all.map((row) =>
      [...row.querySelectorAll('td')]
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => text.startsWith('\u2212'))
        .reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0),
    ),
  );
  // Each cell is rounded to whole euros by itself.
  expect(Math.abs(Math.max(...rows) - Number(mark.replace(/\D/g, '')))).toBeLessThanOrEqual(2);
});

test('a card promises as long as its tool does', async ({ open }) => {
  const overview = await open('/tools');
  for (const tool of TOOLS) {
    const card = overview.locator('main li', { has: overview.locator(`a[href="/tools/${tool}"]`) });
    const minutes = /\d+ minuten/.exec((await card.last().textContent()) ?? '')?.[0];
    const page = await open(`/tools/${tool}`);
    expect([tool, minutes]).toEqual([tool, '2 minuten']);
    await expect.poll(() => page.locator('main').textContent()).toContain('2 minuten');
  }
});
