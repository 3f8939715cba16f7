import type { Page } from 'playwright-core';
import { describe } from 'vitest';
import { scrollTo, stir } from './lib/shell.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';

/** Screens of a phone that each page may be long: what was reached, so it may only fall. */
const MOST_SCREENS = {
  // The longest mix: one of our two typefaces in time and the other late. In both of ours it is 13.84.
  '/': 13.88,
  '/isolatie': 13.1,
  '/warmtepompen': 12.7,
  '/zonnepanelen': 13.8,
  '/energielabels': 13.9,
  '/advies': 14,
  '/prijzen': 13.6,
} as const;

/** How many screens a page is long, everything of it laid out, with what the shell brings later. */
async function screens(page: Page): Promise<number> {
  await stir(page);
  await scrollTo(page, 400);
  // On the home page the bar stands in the dock's place beside the form.
  const later = new URL(page.url()).pathname === '/' ? '.sticky-bar' : '.dock';
  // Until its styles are there it is a line at the end of the page.
  const position = () => page.locator(later).evaluate((bar) => getComputedStyle(bar).position);
  await expect.poll(position).toBe('fixed');
  const height = await page.evaluate(() => {
    document.styleSheets[0]?.insertRule('* { content-visibility: visible !important }');
    return document.documentElement.scrollHeight;
  });
  return height / PHONE.height;
}

const summaries = (page: Page) => page.locator('main .phone-fold > summary:visible');

test.for(Object.entries(MOST_SCREENS))(
  '%s is at most %d screens long on a phone',
  async ([path, most], { open, annotate }) => {
    const page = await open(path, { viewport: PHONE });
    const long = await screens(page);
    await annotate(long.toFixed(1));
    expect(long).toBeLessThanOrEqual(most);
  },
);

describe('the later sections of a long text', () => {
  test.for([true, false])(
    'open on a phone, and stand open without a summary where there is room (script: %s)',
    async (javaScriptEnabled, { open }) => {
      const page = await open('/isolatie', { viewport: PHONE, javaScriptEnabled });
      const words = page.getByText('Vleermuizen wonen graag in een spouw');
      await expect.poll(() => words.isVisible()).toBe(false);
      await summaries(page).filter({ hasText: 'Eerst de vleermuizen' }).click();
      await expect.poll(() => words.isVisible()).toBe(true);
      await expect
        .poll(() => page.getByRole('heading', { name: 'Eerst de vleermuizen' }).count())
        .toBe(1);
      await page.setViewportSize(DESKTOP);
      await page.reload();
      await expect.poll(() => words.isVisible()).toBe(true);
      await expect.poll(() => summaries(page).count()).toBe(0);
      await expect
        .poll(() => page.getByRole('heading', { name: 'Eerst de vleermuizen' }).count())
        .toBe(1);
    },
  );

  test.for(['/isolatie', '/subsidies'])(
    'stand folded under a name that is in the middle of its card: %s',
    async (path, { open }) => {
      const page = await open(path, { viewport: PHONE });
      expect(await summaries(page).count()).toBeGreaterThan(2);
      const off = await summaries(page).evaluateAll((all) =>
        all.flatMap((summary) => {
          const middle = (part: Element) => {
            const { top, bottom } = part.getBoundingClientRect();
            return (top + bottom) / 2;
          };
          const isOff = [...summary.children].some(
            (part) => Math.abs(middle(part) - middle(summary)) > 1,
          );
          return isOff ? [summary.textContent] : [];
        }),
      );
      expect(off).toEqual([]);
    },
  );

  test('open by an address that names their heading, without a script too', async ({ open }) => {
    const page = await open('/isolatie#eerst-de-vleermuizen', {
      viewport: PHONE,
      javaScriptEnabled: false,
    });
    const words = page.getByText('Vleermuizen wonen graag in een spouw');
    await expect
      .poll(async () => {
        const top = (await words.boundingBox())?.y ?? -1;
        return top > 60 && top < PHONE.height / 2;
      })
      .toBe(true);
  });

  test('stand open on paper', async ({ open }) => {
    const page = await open('/isolatie', { viewport: PHONE });
    await page.emulateMedia({ media: 'print' });
    await expect
      .poll(() => page.getByText('Vleermuizen wonen graag in een spouw').isVisible())
      .toBe(true);
    await expect.poll(() => summaries(page).count()).toBe(0);
  });
});
