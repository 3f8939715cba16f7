import { field, slider, submitButton, wakeForm } from './lib/form.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('the form on the home page says what it is, what is asked and what happens to it', async ({
  open,
}) => {
  const page = await open('/');
  await page.getByRole('heading', { name: 'Aanvraag Verduurzamingsrapport' }).waitFor();
  expect(await submitButton(page).textContent()).toBe('Stuur mij het gratis rapport');
  const form = page.locator('form');
  expect(await form.textContent()).toMatch(
    /Met verzenden gaat u akkoord met onze privacyverklaring\. Wij gebruiken uw gegevens alleen/,
  );
  expect(await form.getByRole('link').getAttribute('href')).toBe('/privacy');
  expect(await page.locator('#energy-form').textContent()).toMatch(/€\s?495/);
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
    expect(await page.locator('form').getByText(hint, { exact: true }).isVisible()).toBe(true);
    const described = await field(page, name).getAttribute('aria-describedby');
    expect(await page.locator(`#${described?.split(' ')[0]}`).textContent()).toBe(hint);
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
    huisnummer: ['off', 'numeric'],
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
  expect(await year.inputValue()).toBe('2000');
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
  expect(await cost.inputValue()).toBe('150');
  await cost.fill('400');
  expect(await field(page, 'monthlyBill').inputValue()).toBe('400');
  await expect
    .poll(() => page.locator('#aanvraag-monthlyBill-betekenis').textContent())
    .toMatch(/4\.800 per jaar/);
  await page
    .locator('form')
    .getByText(/^€\s?400\+$/)
    .waitFor();
});
