import { field, fillForm, submitButton } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { COMPANY, LANDING_PAGES, SERVICES } from './lib/pages.ts';
import { report } from './lib/report.ts';
import { expect, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('a landing page names its town, four reasons, benefits, a process and questions', async ({
  open,
}) => {
  const page = await open('/isolatie-dordrecht');
  const main = page.locator('main');
  expect(await main.locator('.prose').first().textContent()).toContain('Dordrecht');
  for (const reason of ['Snelle service', 'Lokale kennis', 'Alles geregeld', 'Altijd bereikbaar']) {
    await main.getByRole('heading', { name: reason }).waitFor();
  }
  expect(await main.locator('ol > li').count()).toBeGreaterThanOrEqual(4);
  expect(await main.locator('details').count()).toBeGreaterThanOrEqual(4);
  const closing = page.locator('main section').last();
  const phone = closing.getByRole('link', { name: COMPANY.phone.display });
  expect(await phone.getAttribute('href')).toBe(`tel:${COMPANY.phone.e164}`);
  expect(await closing.locator('a[href="/contact"]').count()).toBe(1);
});

test('no landing page says how far a town is', async ({ site }) => {
  const told: string[] = [];
  for (const { path } of LANDING_PAGES) {
    const html = await (await fetch(site.origin + path)).text();
    const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ');
    if (/\d\s?km\b|kilometer|hemelsbreed|\{\w+\}/i.test(text)) told.push(path);
  }
  expect(told).toEqual([]);
});

test.for(Object.keys(SERVICES))(
  'a request from a landing page of %s carries that service as its source',
  async (service, { open, site }) => {
    const page = await open(`/${service}-oud-beijerland`);
    expect(await field(page, 'source').inputValue()).toBe(service);
    if (service !== 'advies') return;
    const person = visitor();
    await fillForm(page, person);
    await submitButton(page).click();
    await report(page).waitFor();
    expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'advies' }]);
  },
);
