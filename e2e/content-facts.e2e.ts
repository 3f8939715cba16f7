import { expect, PHONE, still as test } from './lib/test.ts';

test('the terms hold the statutory withdrawal form, which their text leads to', async ({
  open,
}) => {
  const page = await open('/algemene-voorwaarden');
  await page.getByRole('link', { name: 'modelformulier voor herroeping', exact: true }).click();
  const heading = page.locator('h2:target');
  await expect.poll(() => heading.textContent()).toContain('Modelformulier voor herroeping');
  const form = page.locator('h2:target ~ ul').first();
  await expect.poll(() => form.locator('li').count()).toBe(7);
  await expect.poll(() => page.getByRole('link', { name: 'ACM ConsuWijzer' }).count()).toBe(1);
  await expect.poll(() => page.locator('a[href*="ec.europa.eu/consumers/odr"]').count()).toBe(0);
});

test('the page that towns send to for the amounts holds all of the ISDE, also on a phone', async ({
  open,
}) => {
  const from = await open('/isolatie-dordrecht');
  await expect.poll(() => from.locator('main a[href^="/subsidies"]').count()).toBeGreaterThan(0);
  const page = await open('/subsidies', { viewport: PHONE });
  for (const summary of await page.locator('main .phone-fold > summary').all()) {
    await summary.click();
  }
  const rows = page.getByRole('table', { name: /per m²$/ }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(1 + 13);
  const roof = rows.filter({ has: page.getByRole('rowheader', { name: /^Dak/ }) });
  await expect
    .poll(() => roof.getByRole('cell').allTextContents())
    .toEqual([
      '€\u00a016,25',
      '€\u00a032,50',
      '20 tot en met 200\u00a0m²',
      'Rd-waarde 3,5 of hoger',
    ]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.width);
  for (const box of await page.locator('.card-table tbody tr').all()) {
    expect((await box.boundingBox())?.width ?? 0).toBeLessThanOrEqual(PHONE.width);
  }
  const turn = page.locator('#jaarwisseling ~ *');
  expect((await turn.allTextContents()).join(' ')).toMatch(
    /staan nog niet op deze pagina.*bepaalt van welk jaar uw bedrag is \(indicatief\)/s,
  );
});
