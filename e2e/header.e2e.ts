import type { Page } from 'playwright-core';
import { setLettersApart } from './lib/looks.ts';
import { COMPANY } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

/** Where content/company.yaml says that the reviews stand. */
const REVIEWS = 'https://www.google.com/maps/search/?api=1&query=SENS+Barendrecht';

const NARROWEST = 320;
const WIDEST = 1440;
/** Where the search has room in the header; below it stands in the menu only (decision 36). */
const ROOM_FOR_SEARCH = 390;

/** By half a rem, and the last pixel before each rem, where a smaller kind of screen ends. */
const WIDTHS = Array.from(
  { length: WIDEST - NARROWEST + 1 },
  (_, index) => NARROWEST + index,
).filter((width) => width % 8 === 0 || width % 16 === 15);

/** What stands in the header and can be used: from where to where, and whether it lies free. */
const inHeader = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('body > header');
    // The mark in the corner of the reviews badge is a part of it.
    const used = [...(bar?.querySelectorAll('a:not([href^="#"]), button') ?? [])].filter(
      (each) => each.checkVisibility() && !each.closest('[popover]'),
    );
    return used.map((each) => {
      const { left, right, top, bottom, width, height } = each.getBoundingClientRect();
      const atop = document.elementFromPoint(left + width / 2, top + height / 2);
      const covered = atop !== each && !each.contains(atop);
      return { href: each.getAttribute('href') ?? '', left, right, top, bottom, height, covered };
    });
  });

type Used = Awaited<ReturnType<typeof inHeader>>[number];

const overlap = (one: Used, other: Used) =>
  one.left < other.right - 0.5 &&
  other.left < one.right - 0.5 &&
  one.top < other.bottom - 0.5 &&
  other.top < one.bottom - 0.5;

test('reviews, phone, Contact and where it fits the search stand in the header at every width, and nothing lies over another', async ({
  open,
}) => {
  const page = await open('/privacy');
  const all = [REVIEWS, `tel:${COMPANY.phone.e164}`, '/meer-informatie'];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const used = await inHeader(page);
    const hrefs = used.map(({ href }) => href);
    expect([width, hrefs.includes('/sitemap')]).toEqual([width, width >= ROOM_FOR_SEARCH]);
    expect([width, all.filter((href) => !hrefs.includes(href))]).toEqual([width, []]);
    const small = used.filter(({ href, height }) => all.includes(href) && height < 44);
    expect([width, small]).toEqual([width, []]);
    const wrong = used.filter(
      (one, index) =>
        one.covered ||
        one.left < 0 ||
        one.right > width ||
        used.slice(index + 1).some((other) => overlap(one, other)),
    );
    expect([width, wrong]).toEqual([width, []]);
  }
});

test('in letters of ours the menus stand in one line', async ({ open }) => {
  const page = await open('/privacy', { viewport: { width: 1024, height: 800 } });
  const lines = () =>
    page
      .locator('header nav > ul > li')
      .evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
  // What came with the first page is there at once on the second, whatever the machine does.
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await lines()]).toEqual([width, 1]);
  }
});

test('with letters far apart nothing of the header lies beside it or the window', async ({
  open,
}) => {
  const page = await open('/privacy');
  await setLettersApart(page);
  for (const width of [1024, 1280, 1366, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const used = await inHeader(page);
    const tall = (await page.locator('body > header').boundingBox())?.height ?? 0;
    const beside = used.filter(
      ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > tall,
    );
    expect([width, beside]).toEqual([width, []]);
  }
});

test.for([360, 1100, 1440])(
  'at %i pixels the header says the average, out of how many, of how many reviews, and that it is an example',
  async (width, { open }) => {
    const page = await open('/privacy', { viewport: { width, height: 800 } });
    const badge = page.locator(`body > header a[href="${REVIEWS}"]:visible`);
    const bar = page.locator('body > header');
    const words = /link "4,8 van 5 ?, 19 Google-reviews/;
    expect((await bar.ariaSnapshot()).split(words).length - 1).toBe(1);
    await expect.poll(() => badge.locator('b').isVisible()).toBe(true);
    await expect.poll(() => bar.getByText('voorbeeld').locator('visible=true').count()).toBe(1);
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await page.waitForURL('**/meer-informatie');
  },
);
