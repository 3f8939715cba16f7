import type { Browser, Page } from 'playwright-core';
import { fillPerson, LEAD_FORM, leadFormLives } from './lib/form.ts';
import { laidOut, scrollTo, stir } from './lib/shell.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';
import { choice, question, wakeTool } from './lib/tool.ts';
import { visitor } from './lib/visitor.ts';

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

/** Of each time that the browser judged styles anew while something was done: of how many elements. */
async function restyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return (traceEvents as TraceEvent[])
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args.elementCount ?? 0);
}

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

// A rule such as `:root:has(:target) *` would have each key pressed judge the whole page: on a phone a
// tenth of a second and more, each time.
test('filling in the form leaves the styles of the rest of the page alone', async ({
  open,
  browser,
}) => {
  const page = await open('/isolatie-ridderkerk');
  // The rest of the shell, which comes at the first sign of a visitor, does look at the whole page, once.
  await stir(page);
  await page.locator(`${LEAD_FORM} [name="naam"]`).focus();
  await leadFormLives(page);
  await laidOut(page);
  const counts = await restyled(browser, page, () => fillPerson(page, visitor()));
  expect(counts.length).toBeGreaterThan(5);
  expect(Math.max(...counts)).toBeLessThan((await elements(page)) / 8);
});

test.for([
  ['subsidie-calculator', PHONE],
  ['roi-calculator', DESKTOP],
] as const)(
  'an answer in the %s restyles its result, not the page',
  async ([tool, viewport], { open, browser }) => {
    const page = await open(`/tools/${tool}?woningtype=hoekwoning&bouwjaar=1968&doe=dak`, {
      viewport,
    });
    await stir(page);
    await wakeTool(page);
    await laidOut(page);
    const counts = await restyled(browser, page, async () => {
      await choice(page, 'woningtype', 'vrijstaand').check();
      await question(page, 'bouwjaar').fill('1984');
    });
    expect(counts.length).toBeGreaterThan(5);
    expect(Math.max(...counts)).toBeLessThan((await elements(page)) / 2);
  },
);

test('the bar that comes as one scrolls restyles nothing but itself', async ({ open, browser }) => {
  const page = await open('/', { viewport: PHONE });
  await stir(page);
  await laidOut(page);
  const counts = await restyled(browser, page, async () => {
    await scrollTo(page, 900);
    await page.locator('.sticky-bar').waitFor();
    await page.waitForTimeout(300);
  });
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan((await elements(page)) / 8);
});
