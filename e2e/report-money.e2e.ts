import { measures, openKept, requestReport } from './lib/report.ts';
import { DESKTOP, expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const house = { woningtype: 'hoekwoning', bouwjaar: '1974', monthlyBill: '210' };

test('how to pay and what changes in 2027 are three equal cards each', async ({ open, site }) => {
  const page = await open(await requestReport(site.origin, { ...visitor(), ...house }));
  await page.setViewportSize(DESKTOP);
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
});

test('the worth of a kWh is told in bars, with its words in a table', async ({ open, site }) => {
  const page = await open(await requestReport(site.origin, { ...visitor(), ...house }));
  const table = page.locator('table', { hasText: 'Wat een kWh van uw dak waard is' });
  const rows = await table.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('th[scope=row]')?.textContent,
      words: row.querySelector('td b')?.textContent,
      share: Number(row.querySelector('td svg rect:nth-of-type(2)')?.getAttribute('width')),
    })),
  );
  expect(rows.map(({ name }) => name)).toEqual([
    'Een kWh meteen zelf gebruikt',
    'Een kWh teruggeleverd vóór 2027',
    'Een kWh teruggeleverd vanaf 2027',
  ]);
  for (const { words } of rows) expect(words).toMatch(/^€\s0,\d\d( tot €\s0,\d\d)?$/);
  const shares = rows.map(({ share }) => share);
  expect(shares[0]).toBe(100);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test('who says that panels lie there already reads what the end of net metering costs', async ({
  open,
  site,
}) => {
  const link = await requestReport(site.origin, { ...visitor(), ...house });
  const page = await openKept(open, link);
  const part = page.locator('section[aria-labelledby=salderen]');
  await expect.poll(() => part.textContent()).toMatch(/De \d+ panelen van uw plan besparen/);
  const step = measures(page).filter({ has: page.getByRole('heading', { name: 'Zonnepanelen' }) });
  await step.locator('summary').first().click();
  await step.getByRole('button', { name: 'Dit is al gedaan' }).click();
  await expect
    .poll(() => part.textContent())
    .toMatch(/betaalt u dan waarschijnlijk €\s\d+ tot €\s\d+ per jaar meer/);
  await expect.poll(() => part.textContent()).toContain('Hogere kosten zonder salderen');
});
