import type { Page } from 'playwright-core';
import { openKept, requestReport } from './lib/report.ts';
import { expect, still } from './lib/test.ts';
import { choice, query, question, wakeTool } from './lib/tool.ts';
import { visitor } from './lib/visitor.ts';

/** Each link of a report to a tool, and what of this house stands there without a further answer. */
const TOOLS = [
  ['Reken het plan na met uw eigen prijzen', '/tools/roi-calculator'],
  ['Bekijk welke subsidie er dan voor u is', '/tools/subsidie-calculator'],
  ['Bekijk wat uw geschatte klasse dan wordt', '/tools/energielabel-simulator'],
  ['Bekijk vermogen, geluid en plaats voor uw huis', '/tools/warmtepomp-check'],
] as const;

const HOUSE = { woningtype: 'hoekwoning', bouwjaar: '1962' } as const;

/** They leave the report as it is: one for all. */
const test = still.extend('link', { scope: 'file' }, ({ site }) =>
  requestReport(site.origin, { ...visitor(), ...HOUSE }),
);

test.for(TOOLS)(
  '"%s" opens %s with the house of the report',
  async ([name, path], { open, link }) => {
    const page = await openKept(open, link);
    await page.getByRole('link', { name }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => choice(page, 'woningtype', HOUSE.woningtype).isChecked()).toBe(true);
    await expect.poll(() => question(page, 'bouwjaar').inputValue()).toBe(HOUSE.bouwjaar);
    await page.goBack();
    await page.getByRole('link', { name }).waitFor();
  },
);

/** The area of the wall in the subsidy calculator, and where it says that it comes from. */
const wall = (page: Page) => ({
  area: question(page, 'spouw-m2'),
  origin: page.locator('[data-measure="spouw"] [data-origin]').first(),
});

test('an area that the report assumes is said to be from it, until the visitor types another', async ({
  open,
  link,
}) => {
  const page = await openKept(open, link);
  await page.getByRole('link', { name: TOOLS[1][0] }).click();
  await wakeTool(page);
  const { area, origin } = wall(page);
  expect(await origin.textContent()).toBe('uit uw rapport');
  await area.fill(String(Number(await area.inputValue()) + 1));
  await expect.poll(() => origin.textContent()).toBe('door u ingevuld');
  await expect.poll(() => query(page)).not.toContain('rapport=spouw');
  await page.reload();
  await expect.poll(() => origin.textContent()).toBe('door u ingevuld');
});

test('so it is without script, each time the form is sent', async ({ open, link }) => {
  const page = await open(link, { javaScriptEnabled: false });
  await page.goto((await page.getByRole('link', { name: TOOLS[1][0] }).getAttribute('href')) ?? '');
  const { area, origin } = wall(page);
  const compute = page.getByRole('button', { name: 'Bereken' });
  await compute.click();
  await page.waitForURL(/#uitkomst$/);
  expect(await origin.textContent()).toBe('uit uw rapport');
  await area.fill(String(Number(await area.inputValue()) + 1));
  await Promise.all([page.waitForEvent('framenavigated'), compute.click()]);
  await expect.poll(() => origin.textContent()).toBe('door u ingevuld');
});
