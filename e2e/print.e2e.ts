import type { Page } from 'playwright-core';
import { readPdf } from '../site/src/features/report-pdf/testing/read-pdf.ts';
import { PAGE_KINDS } from './lib/pages.ts';
import { openKept, requestReport } from './lib/report.ts';
import { expect, type Open, still as test } from './lib/test.ts';
import { wakeTool } from './lib/tool.ts';
import { visitor } from './lib/visitor.ts';

/** What A4 leaves between its margins, in CSS pixels. */
const PAPER = { width: 688, height: 1024 };
const MOST_PAGES = 12;
const SMALLEST_PX = 8 / 0.75;

async function openReport(open: Open, origin: string): Promise<Page> {
  const page = await openKept(open, await requestReport(origin));
  // The outlines of the picture's parts come a moment after the rest.
  await page.getByText('Zo verliest uw huis nu warmte').waitFor();
  return page;
}

async function openTool(open: Open, path: string): Promise<Page> {
  const page = await open(`/tools/${path}`);
  await wakeTool(page);
  return page;
}

const printed = async (page: Page) =>
  readPdf(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));

/** Lays the page out as on paper, with everything open. */
async function onPaper(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
}

/** Words that a page ends or is filled with. */
const pageWith = (pages: readonly string[], words: string) =>
  pages.find((text) => text.includes(words)) ?? '';

test('printed, the report is a few full pages, each heading with what it announces', async ({
  open,
  site,
}) => {
  const { pageTexts } = await printed(await openReport(open, site.origin));
  expect(pageTexts.length).toBeGreaterThan(4);
  expect(pageTexts.length).toBeLessThanOrEqual(MOST_PAGES);
  // Only the last page may end early.
  for (const text of pageTexts.slice(0, -1)) expect(text.length).toBeGreaterThan(300);
  for (const [heading, next] of [
    ['Uw plan, in deze volgorde', 'U betaalt zelf'],
    ['Hier gaat de warmte weg', 'Zo verliest uw huis nu warmte'],
    ['Alles bij elkaar', 'van klasse '],
    ['Zo kunt u het betalen', 'Warmtefonds'],
  ] as const) {
    const text = pageWith(pageTexts, heading);
    expect([heading, text.indexOf(next, text.indexOf(heading)) > 0]).toEqual([heading, true]);
  }
  expect(pageTexts.join(' ')).not.toContain('als tabel');
});

test('printed, a table of a few rows is not cut off from its head', async ({ open, site }) => {
  const houses = [
    { woningtype: 'vrijstaand', bouwjaar: '1912', monthlyBill: '330' },
    { woningtype: 'twee-onder-een-kap', bouwjaar: '1965', monthlyBill: '230' },
  ];
  for (const house of houses) {
    const link = await requestReport(site.origin, { ...visitor(), ...house });
    const { pageTexts } = await printed(await openKept(open, link));
    const withHead = pageTexts.filter((text) => /Voordeel\s+per\s+jaar/.test(text));
    expect(withHead.length).toBeGreaterThan(0);
    for (const text of withHead) expect(text).toMatch(/\(ons\s+plan\)/);
  }
});

test('printed, the report says whose it is and names both halves of its house', async ({
  open,
  site,
}) => {
  const { pageTexts } = await printed(await openReport(open, site.origin));
  expect(pageTexts[0]).toMatch(/\bSENS\b/);
  expect(pageTexts[0]).not.toContain('Kennisbank');
  expect(pageTexts[0]).toMatch(/Straks [A-G]\+* tot [A-G]/);
  expect(pageTexts[0]).toMatch(/Nu [A-G]\+* tot [A-G]/);
});

test('printed, the house of now and the one to come have their own names', async ({
  open,
  site,
}) => {
  const page = await openReport(open, site.origin);
  await onPaper(page);
  const leftOf = async (name: string) => (await page.locator(name).first().boundingBox())?.x ?? 0;
  // The older half stands on the left, on the screen too.
  expect(await leftOf('.split-name-now')).toBeLessThan(await leftOf('.split-name-after'));
});

test('on paper the picture of a step and its number go with its name', async ({ open, site }) => {
  const page = await openReport(open, site.origin);
  await onPaper(page);
  const places = await page
    .locator('section[aria-labelledby="plan"] ol > li span:has(> img)')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).position));
  expect(places.length).toBeGreaterThan(2);
  expect(new Set(places)).toEqual(new Set(['relative']));
});

test('on paper nothing of the report sticks out, and the table keeps its last column', async ({
  open,
  site,
}) => {
  const page = await openReport(open, site.origin);
  await onPaper(page);
  const out = await page
    .locator('[data-report] :is(p, li, dt, dd, th, td, h2, h3)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('.sr-only, thead'))
        .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth)
        .map((one) => one.outerHTML.slice(0, 80)),
    );
  expect(out).toEqual([]);
  const ground = page.locator('[data-considered] tbody tr').first().locator('td').last();
  await expect.poll(() => ground.isVisible()).toBe(true);
  expect(String(await ground.textContent()).length).toBeGreaterThan(10);
});

test('on paper a dark card is dark text on a light ground', async ({ open, site }) => {
  const page = await openReport(open, site.origin);
  await onPaper(page);
  const cards = page.locator('[data-report] .on-dark:visible');
  await expect.poll(() => cards.count()).toBeGreaterThan(0);
  const light = await cards.evaluateAll((all) =>
    all.flatMap((card) =>
      [card, ...card.querySelectorAll('h3, p, dt, dd, dd span, b')]
        .map(
          (one) =>
            getComputedStyle(one)
              .color.match(/[\d.]+/g)
              ?.map(Number) ?? [],
        )
        .filter(([red = 255, green = 255, blue = 255]) => (red + green + blue) / 3 > 80),
    ),
  );
  expect(light).toEqual([]);
  const grounds = await cards.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).backgroundColor),
  );
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

test('printed, the heat pump check begins with its result, and its answers stay with their title', async ({
  open,
}) => {
  const page = await openTool(open, 'warmtepomp-check?woningtype=hoekwoning&bouwjaar=1972');
  const { pageTexts } = await printed(page);
  expect(pageTexts[0]).toContain('Uw uitkomst');
  expect(pageWith(pageTexts, 'Wat u invulde')).toContain('In welk jaar is uw huis gebouwd?');
  expect(pageTexts.length).toBeLessThanOrEqual(7);
  // A table stands open on paper: nothing says that it is opened.
  expect(pageTexts.join(' ')).not.toContain('als tabel');
});

test('printed, the years of the payback tool are large enough to read and fit', async ({
  open,
}) => {
  const page = await openTool(open, 'roi-calculator');
  await onPaper(page);
  const table = page.locator('[data-year-table] table');
  const size = await table.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThanOrEqual(SMALLEST_PX - 0.01);
  const box = await table.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PAPER.width);
});

/** What belongs to the screen: one clicks on it, or it says what is clicked on. */
const OF_THE_SCREEN = 'form, nav, button, .button, [data-print="no"]';

/** Every piece of text of a page as it stands on the screen with everything open, without its spaces. */
const wordsOnScreen = (page: Page) =>
  page.evaluate((ofTheScreen) => {
    for (const each of document.querySelectorAll('main details')) {
      each.removeAttribute('name');
      each.setAttribute('open', '');
    }
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: place, textContent } = texts.currentNode;
      if (!place?.checkVisibility() || place.closest(`${ofTheScreen}, .sr-only`)) continue;
      words.push((textContent ?? '').replace(/\s/g, ''));
    }
    return words.filter((each) => each !== '');
  }, OF_THE_SCREEN);

/** Whether a text begins on one sheet and ends on the next: what is drawn last on a sheet may not be it. */
const runsOn = (text: string, sheets: readonly string[]) =>
  sheets.some((sheet, index) => {
    const next = sheets[index + 1] ?? '';
    return Array.from(text).some(
      (_, at) => at > 0 && sheet.includes(text.slice(0, at)) && next.includes(text.slice(at)),
    );
  });

/** Words of menus, forms, buttons and what lies around the page. */
const NOT_PRINTED = [
  'Naar de inhoud',
  'Hoofdmenu',
  'Menu openen',
  'Kennisbank',
  'Postcode en huisnummer',
  'Stuur mij het gratis rapport',
  'Gratis Verduurzamingsrapport',
  'Start Gratis Rapport',
  'Op deze pagina',
  'Terug naar de tekst',
  'alle rechten voorbehouden',
];

const { home, service, landing, article, contact, prices, legal } = PAGE_KINDS;

test.for(Object.entries({ home, service, landing, article, contact, prices, legal }))(
  'printed, a page has its words whole and nothing that one clicks on: %s',
  async ([, path], { open }) => {
    const page = await open(path);
    const { pageTexts } = await printed(page);
    const sheets = pageTexts.map((text) => text.replace(/\s/g, ''));
    const paper = sheets.join('');
    const words = await wordsOnScreen(page);
    expect(words.length).toBeGreaterThan(20);
    const lost = words.filter((each) => !paper.includes(each) && !runsOn(each, sheets));
    expect(lost).toEqual([]);
    const clicked = NOT_PRINTED.map((each) => each.replace(/\s/g, ''));
    expect(clicked.filter((each) => paper.includes(each))).toEqual([]);
    // What else is on it: numbers of lists, and figures that stand beside a text.
    expect(paper.length).toBeLessThan(words.join('').length * 1.06);
    for (const text of pageTexts.slice(0, -1)) expect(text.length).toBeGreaterThan(300);
  },
);
