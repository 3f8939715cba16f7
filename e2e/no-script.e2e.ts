import { describe } from 'vitest';
import {
  errorSummary,
  field,
  fieldError,
  fillForm,
  submitButton,
  TYPED_FIELDS,
} from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { measures, report, sendForm } from './lib/report.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const NO_SCRIPT = { javaScriptEnabled: false };
const REFUSED = /status of 422/;

describe.for([PHONE, DESKTOP])('without script, at $width px', (viewport) => {
  test('the form leads to the report, and the company has the request', async ({ open, site }) => {
    const page = await open('/', { ...NO_SCRIPT, viewport });
    const person = visitor();
    await sendForm(page, person);
    expect(page.url()).toMatch(/\/rapport\/[\w-]{16,}$/);
    await expect.poll(() => page.locator('h1').textContent()).toContain('Jan');
    await expect.poll(() => measures(page).count()).toBeGreaterThanOrEqual(5);
    expect(leadsOf(site.dataDir, person.email)).toMatchObject([
      {
        first_name: 'Jan',
        source: 'homepage',
        consent_version: '2026-11',
        bouwjaar: '1974',
        current_energy_costs: 230,
      },
    ]);
  });
});

test('without script an empty form comes back with the exact message at every field', async ({
  open,
}) => {
  const page = await open('/isolatie-dordrecht', { ...NO_SCRIPT, mayLog: REFUSED });
  const answer = page.waitForResponse('**/functions/v1/submit-lead');
  await submitButton(page).click();
  expect((await answer).status()).toBe(422);
  const expected = {
    naam: 'Naam moet minimaal 2 karakters bevatten',
    email: 'Voer een geldig e-mailadres in',
    telefoon: 'Telefoonnummer moet minimaal 9 cijfers bevatten',
    postcode: 'Postcode moet minimaal 6 karakters bevatten',
    huisnummer: 'Huisnummer moet minimaal 1 zijn',
    straat: 'Straat is verplicht',
    woonplaats: 'Woonplaats is verplicht',
    woningtype: 'Woningtype is verplicht',
  };
  for (const [name, message] of Object.entries(expected)) {
    await expect.poll(() => fieldError(page, name).textContent()).toBe(`Fout: ${message}`);
  }
  const summary = errorSummary(page);
  await expect
    .poll(() => summary.getByRole('link').allTextContents())
    .toEqual(Object.values(expected));
  await summary.getByRole('link', { name: 'Straat is verplicht' }).click();
  expect(page.url()).toMatch(/#aanvraag-straat$/);
  await expect.poll(() => page.title()).toMatch(/^Fout: /);
});

test('without script, who looks at another page and goes back finds what was filled in', async ({
  open,
}) => {
  const page = await open('/isolatie-dordrecht', NO_SCRIPT);
  const person = visitor();
  await fillForm(page, person);
  await page.locator('[name="toevoeging"]').fill('bis');
  await page.locator('footer a[href="/contact"]').first().click();
  await page.waitForURL('**/contact');
  await page.goBack();
  await page.waitForURL('**/isolatie-dordrecht');
  for (const name of TYPED_FIELDS)
    await expect.poll(() => field(page, name).inputValue()).toBe(person[name]);
  await expect.poll(() => page.locator('[name="toevoeging"]').inputValue()).toBe('bis');
});

test('without script a wrong form keeps everything that was filled in, and its source', async ({
  open,
  site,
}) => {
  const page = await open('/isolatie-dordrecht', { ...NO_SCRIPT, mayLog: REFUSED });
  const person = visitor();
  await fillForm(page, { ...person, email: 'jan@', naam: '<b>Jan</b> "de" Vries' });
  await field(page, 'monthlyBillOnbekend').check();
  await submitButton(page).click();
  await fieldError(page, 'email').waitFor();
  await expect.poll(() => field(page, 'naam').inputValue()).toBe('<b>Jan</b> "de" Vries');
  await expect.poll(() => field(page, 'email').inputValue()).toBe('jan@');
  for (const name of ['telefoon', 'postcode', 'huisnummer', 'straat', 'bouwjaar'] as const) {
    await expect.poll(() => field(page, name).inputValue()).toBe(person[name]);
  }
  await expect
    .poll(() => page.locator('[name="woningtype"]:checked').inputValue())
    .toBe('hoekwoning');
  await expect.poll(() => field(page, 'monthlyBillOnbekend').isChecked()).toBe(true);

  await field(page, 'email').fill(person.email);
  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { source: 'isolatie', current_energy_costs: null },
  ]);
});

test('without script the phone number and the house number are put right as with script', async ({
  open,
  site,
}) => {
  const page = await open('/', NO_SCRIPT);
  const person = visitor();
  await sendForm(page, { ...person, telefoon: '+31 6 1234 5678', huisnummer: '12a' });
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { phone: '+31612345678', huisnummer: 12, huisnummer_toevoeging: 'a' },
  ]);
});

test('without script the side menu opens, and its links lead on', async ({ open }) => {
  const page = await open('/', { ...NO_SCRIPT, viewport: PHONE });
  await page.getByRole('button', { name: 'Menu openen' }).click();
  const menu = page.locator('#zijmenu');
  await menu.getByRole('link', { name: 'Warmtepompen' }).click();
  await page.waitForURL('**/warmtepompen');
});

test('without script the dropdown menus open', async ({ open }) => {
  const page = await open('/', NO_SCRIPT);
  await page.getByRole('button', { name: 'Kennisbank' }).click();
  await expect.poll(() => page.locator('#menu-3').isVisible()).toBe(true);
});
