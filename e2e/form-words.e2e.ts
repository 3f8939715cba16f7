import type { Page } from 'playwright-core';
import { field, fieldError, slider, submitButton, wakeForm } from './lib/form.ts';
import { expect, PHONE, still as test } from './lib/test.ts';

test('the form on the home page says what it is, what is asked and what happens to it', async ({
  open,
}) => {
  const page = await open('/');
  await page.getByRole('heading', { name: 'Aanvraag Verduurzamingsrapport' }).waitFor();
  await expect.poll(() => submitButton(page).textContent()).toBe('Stuur mij het gratis rapport');
  const form = page.locator('form');
  await expect
    .poll(() => form.textContent())
    .toMatch(
      /Met verzenden gaat u akkoord met onze privacyverklaring\. Wij gebruiken uw gegevens alleen/,
    );
  await expect.poll(() => form.getByRole('link').getAttribute('href')).toBe('/privacy');
  await expect.poll(() => page.locator('#energy-form').textContent()).toMatch(/€\s?495/);
});

test('how an e-mail address and a phone number look stands under their names, also while one types', async ({
  open,
}) => {
  const page = await open('/');
  for (const [name, hint] of [
    ['email', 'naam@voorbeeld.nl'],
    ['telefoon', 'Zonder 0, zoals 612345678'],
  ] as const) {
    await field(page, name).fill('x');
    await expect
      .poll(() => page.locator('form').getByText(hint, { exact: true }).isVisible())
      .toBe(true);
    const described = await field(page, name).getAttribute('aria-describedby');
    await expect.poll(() => page.locator(`#${described?.split(' ')[0]}`).textContent()).toBe(hint);
  }
});

test('under the phone number stands what we call about, with and without an error', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE });
  const telefoon = field(page, 'telefoon');
  const line = page
    .locator('form')
    .getByText('Wij bellen u over uw rapport en een gratis bezoek', { exact: true });
  const isUnder = async () => {
    const [above, below] = [await telefoon.boundingBox(), await line.boundingBox()];
    return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
  };
  await expect.poll(() => isUnder()).toBeGreaterThanOrEqual(0);
  await expect.poll(() => isUnder()).toBeLessThan(20);
  await wakeForm(page);
  await telefoon.fill('12');
  await telefoon.blur();
  await fieldError(page, 'telefoon').waitFor();
  await expect.poll(() => isUnder()).toBeLessThan(20);
  const described = (await telefoon.getAttribute('aria-describedby'))?.split(' ') ?? [];
  expect(described).toContain(await line.getAttribute('id'));
  expect(described).toHaveLength(3);
});

test('the five dwelling types stand in the order of the spec, in every form and tool', async ({
  open,
}) => {
  const order = ['tussenwoning', 'hoekwoning', 'vrijstaand', 'twee-onder-een-kap', 'appartement'];
  const values = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((each) => each.map((one) => one.getAttribute('value')));
  const home = await open('/');
  await expect.poll(() => values(home, 'form [name="woningtype"]')).toEqual(order);
  await expect.poll(() => values(home, '[name="voorbeeldhuis"]')).toEqual(order);
  for (const tool of ['subsidie-calculator', 'warmtepomp-check', 'roi-calculator'] as const) {
    const page = await open(`/tools/${tool}`);
    await expect.poll(() => values(page, '[data-tool] [name="woningtype"]')).toEqual(order);
  }
});

test('the button of the hero brings the form into view', async ({ open }) => {
  const page = await open('/', { viewport: PHONE });
  await page.getByRole('link', { name: 'Bespaar nu!' }).first().click();
  const distance = () =>
    page.locator('#energy-form').evaluate((form) => Math.abs(form.getBoundingClientRect().top));
  await expect.poll(distance).toBeLessThan(200);
});

test('browsers know what to fill in, and phones which keys to show', async ({ open }) => {
  const page = await open('/');
  const expected = {
    naam: ['name', null],
    email: ['email', 'email'],
    telefoon: ['tel-national', 'tel'],
    postcode: ['postal-code', null],
    huisnummer: [null, 'numeric'],
    straat: ['address-line1', null],
    woonplaats: ['address-level2', null],
  };
  for (const [name, [complete, keys]] of Object.entries(expected)) {
    expect([name, await field(page, name).getAttribute('autocomplete')]).toEqual([name, complete]);
    expect([name, await field(page, name).getAttribute('inputmode')]).toEqual([name, keys]);
  }
});

test('the build year names its period, at every edge', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  const year = slider(page, 'bouwjaar');
  await expect.poll(() => year.inputValue()).toBe('2000');
  expect([await year.getAttribute('min'), await year.getAttribute('max')]).toEqual([
    '1900',
    '2024',
  ]);
  const periods = {
    'Pre-isolatie': [1900, 1974],
    'Eerste isolatie': [1975, 1991],
    'Moderne isolatie': [1992, 2005],
    'HR++ glas': [2006, 2014],
    'NOM-nieuwbouw': [2015, 2024],
  };
  for (const [label, years] of Object.entries(periods)) {
    for (const each of years) {
      await year.fill(String(each));
      await expect
        .poll(() => page.locator('#aanvraag-bouwjaar-betekenis').textContent())
        .toContain(label);
    }
  }
  await page.locator('form').getByText('2024 of later', { exact: true }).waitFor();
});

test('the monthly cost slides from 50 to 400 in steps of 10 and tells the cost of a year', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const cost = slider(page, 'monthlyBill');
  const attributes = ['min', 'max', 'step'].map((name) => cost.getAttribute(name));
  expect(await Promise.all(attributes)).toEqual(['50', '400', '10']);
  await expect.poll(() => cost.inputValue()).toBe('150');
  await cost.fill('400');
  await expect.poll(() => field(page, 'monthlyBill').inputValue()).toBe('400');
  await expect
    .poll(() => page.locator('#aanvraag-monthlyBill-betekenis').textContent())
    .toMatch(/4\.800 per jaar/);
  await page
    .locator('form')
    .getByText(/^€\s?400\+$/)
    .waitFor();
});
