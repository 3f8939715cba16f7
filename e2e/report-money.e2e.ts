import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { measures } from './lib/report.ts';
import { LAST_DAY, NEW_YEAR, openReportOf } from './lib/report-of-day.ts';
import { discard, newDataDir, type RunningServer, serverAt, startServer } from './lib/server.ts';
import { expect, type Open, still as test } from './lib/test.ts';

const WITH_PANELS = { woning: { woningtype: 'hoekwoning', solarPanels: 8 } };

let servers: Record<string, RunningServer>;
beforeAll(async () => {
  const start = (day: string) => startServer({}, newDataDir(), serverAt(day));
  const [lastDay, newYear] = await Promise.all([start(LAST_DAY), start(NEW_YEAR)]);
  servers = { [LAST_DAY]: lastDay, [NEW_YEAR]: newYear };
});
afterAll(() => discard(...Object.values(servers)));

async function openReport(open: Open, day: string, answers: object = {}): Promise<Page> {
  const server = servers[day];
  if (!server) throw new Error(`No server runs on ${day}.`);
  return openReportOf(day, server, open, answers);
}

const salderen = (page: Page) => page.locator('section[aria-labelledby=salderen]');

test.for([
  [LAST_DAY, {}],
  [NEW_YEAR, WITH_PANELS],
] as const)(
  'how to pay and what a roof is worth on %s are three equal cards each',
  async ([day, answers], { open }) => {
    const page = await openReport(open, day, answers);
    for (const part of ['betalen', 'salderen']) {
      const cards = page.locator(`section[aria-labelledby=${part}] .rounded-card`);
      const sizes = () =>
        cards.evaluateAll((all) =>
          all.map((card) => {
            const { width, height, top } = card.getBoundingClientRect();
            return [width, height, top].map(Math.round).join();
          }),
        );
      await expect.poll(async () => (await sizes()).length).toBe(3);
      await expect.poll(async () => new Set(await sizes()).size).toBe(1);
    }
  },
);

test.for([
  [LAST_DAY, {}, ['Een kWh teruggeleverd vóór 2027', 'Een kWh teruggeleverd vanaf 2027']],
  [NEW_YEAR, WITH_PANELS, ['Een kWh teruggeleverd']],
] as const)(
  'the worth of a kWh on %s is told in bars, with its words in a table',
  async ([day, answers, fedIn], { open }) => {
    const page = await openReport(open, day, answers);
    const table = page.locator('table', { hasText: 'Wat een kWh van uw dak waard is' });
    const rows = await table.locator('tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        name: row.querySelector('th[scope=row]')?.textContent,
        words: row.querySelector('td b')?.textContent,
        share: Number(row.querySelector('td svg rect:nth-of-type(2)')?.getAttribute('width')),
      })),
    );
    expect(rows.map(({ name }) => name)).toEqual(['Een kWh meteen zelf gebruikt', ...fedIn]);
    for (const { words } of rows) expect(words).toMatch(/^€\s0,\d\d( tot €\s0,\d\d)?$/);
    const shares = rows.map(({ share }) => share);
    expect(shares[0]).toBe(100);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  },
);

test('who says that panels lie there already reads what the end of net metering costs', async ({
  open,
}) => {
  const page = await openReport(open, LAST_DAY);
  const part = salderen(page);
  await expect.poll(() => part.textContent()).toMatch(/De \d+ panelen van uw plan besparen/);
  const step = measures(page).filter({ has: page.getByRole('heading', { name: 'Zonnepanelen' }) });
  await step.locator('summary').first().click();
  await step.getByRole('button', { name: 'Dit is al gedaan' }).click();
  await expect
    .poll(() => part.textContent())
    .toMatch(/betaalt u dan waarschijnlijk €\s\d+ tot €\s\d+ per jaar meer/);
  await expect.poll(() => part.textContent()).toContain('Hogere kosten zonder salderen');
});

test('after New Year who has panels reads what holds now, and who has none nothing of it', async ({
  open,
}) => {
  const withPanels = await openReport(open, NEW_YEAR, WITH_PANELS);
  await expect
    .poll(() => salderen(withPanels).getByRole('heading', { level: 2 }).textContent())
    .toBe('Zonnestroom zonder salderen');
  const without = await openReport(open, NEW_YEAR);
  expect(await salderen(without).count()).toBe(0);
});
