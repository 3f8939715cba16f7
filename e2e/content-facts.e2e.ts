import { LANDING_PAGES } from './lib/pages.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('who smells gas reads what to do first, in order, and can call from outside', async ({
  open,
}) => {
  const page = await open('/contact');
  const steps = page.locator('h2:text-is("Ruikt u gas?") ~ ol').first().locator('li');
  const words = await steps.allTextContents();
  const order = [/geen vuur/, /schakelaar.*deurbel/, /ramen en deuren/, /gaskraan/, /naar buiten/];
  for (const [index, step] of order.entries()) expect(words[index]).toMatch(step);
  expect(words[5]).toMatch(/Bel pas buiten.*0800-9009.*gevaar.*112/);
  for (const number of ['08009009', '112']) {
    expect(await steps.locator(`a[href="tel:${number}"]`).count()).toBe(1);
  }
});

const PUMPS = LANDING_PAGES.map(({ path }) => path).filter((path) => path.startsWith('/warmte'));

test('the trial at 50 degrees leaves the tap water at 60, on every page that offers it', async ({
  site,
}) => {
  for (const path of ['/warmtepompen', ...PUMPS]) {
    const html = await (await fetch(site.origin + path)).text();
    expect(html, path).toMatch(/verwarmingswater van de ketel op 50 graden/);
    expect(html, path).toMatch(/[Kk]raanwater[^<]*60 graden/);
    expect(html, path).toContain('legionella');
    expect(html, path).toContain('waarschijnlijk geschikt');
    expect(html, path).not.toMatch(/het water van de ketel op 50|is uw huis geschikt/);
  }
});

test('the terms hold the statutory withdrawal form, which their text leads to', async ({
  open,
}) => {
  const page = await open('/algemene-voorwaarden');
  await page.getByRole('link', { name: 'modelformulier voor herroeping', exact: true }).click();
  const heading = page.locator('h2:target');
  expect(await heading.textContent()).toContain('Modelformulier voor herroeping');
  const form = page.locator('h2:target ~ ul').first();
  expect(await form.locator('li').count()).toBe(7);
  expect(await page.getByRole('link', { name: 'ACM ConsuWijzer' }).count()).toBe(1);
  expect(await page.locator('a[href*="ec.europa.eu/consumers/odr"]').count()).toBe(0);
});

test('the loan of the Warmtefonds has one date on every page', async ({ open }) => {
  for (const path of ['/advies', '/prijzen', '/subsidies']) {
    const page = await open(path);
    const words = (await page.locator('main').textContent()) ?? '';
    const told = [...words.matchAll(/Warmtefonds[^()]*?[(,]\s?([^()]*\d{4}[^()]*)\)/g)];
    expect(
      told.map(([, when]) => when?.replace('Warmtefonds, ', '')),
      path,
    ).toEqual(['2026']);
  }
});

test('the page that towns send to for the amounts holds all of the ISDE, also on a phone', async ({
  open,
}) => {
  const from = await open('/isolatie-dordrecht');
  expect(await from.locator('main a[href="/subsidies"]').count()).toBeGreaterThan(0);
  const page = await open('/subsidies', { viewport: PHONE });
  const rows = page.getByRole('table', { name: /per m²$/ }).getByRole('row');
  expect(await rows.count()).toBe(1 + 13);
  const roof = rows.filter({ has: page.getByRole('rowheader', { name: /^Dak/ }) });
  expect(await roof.getByRole('cell').allTextContents()).toEqual([
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
    /nog niet bekend.*Indicatief geldt: de dag waarop het werk wordt gedaan/s,
  );
});
