import type { Page } from 'playwright-core';
import { field, fillForm, formValues, slider, submitButton, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { report } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const NOT_CHOSEN = 'Nog niet gekozen';
const meaning = (page: Page, name: string) => page.locator(`#aanvraag-${name}-betekenis`);

function someone() {
  const { bouwjaar: _year, monthlyBill: _bill, ...person } = visitor();
  return person;
}

test('a slider that was not touched is no answer: it is not sent, and the report assumes and asks', async ({
  open,
  site,
}) => {
  const page = await open('/');
  await wakeForm(page);
  for (const name of ['bouwjaar', 'monthlyBill']) {
    await expect.poll(() => meaning(page, name).textContent()).toBe(NOT_CHOSEN);
    await expect.poll(() => field(page, name).inputValue()).toBe('');
  }
  await expect.poll(() => slider(page, 'bouwjaar').inputValue()).toBe('2000');
  await expect.poll(() => slider(page, 'monthlyBill').inputValue()).toBe('150');
  const person = someone();
  await fillForm(page, person);
  const posted = page.waitForRequest('**/functions/v1/submit-lead');
  const arrival = page.waitForRequest((request) => request.url().includes('autoSubmit=true'));
  await submitButton(page).click();
  const payload = (await posted).postDataJSON();
  expect(payload).not.toHaveProperty('bouwjaar');
  expect(payload.energy_data).toEqual({});
  const query = new URL((await arrival).url()).searchParams;
  expect([query.has('bouwjaar'), query.has('monthlyBill')]).toEqual([false, false]);

  await report(page).waitFor();
  const year = page.locator('[data-fact="bouwjaar"]');
  await expect
    .poll(() => year.locator('[data-origin]').getAttribute('data-origin'))
    .toBe('assumption');
  await expect.poll(() => year.locator('button').textContent()).toBe('Wijzig: Bouwjaar');
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { bouwjaar: null, current_energy_costs: null },
  ]);
});

test.for([
  ['sliding away and back', (page: Page) => slide(page, ['ArrowLeft', 'ArrowRight'])],
  ['the space bar on the slider', (page: Page) => slide(page, ['Space'])],
  ['a click on the slider where it stands', (page: Page) => clickWhereItStands(page)],
  ['typing it', (page: Page) => field(page, 'bouwjaar').fill('2000')],
] as const)('%s says that the year is the one it starts at', async ([, choose], { open, site }) => {
  const page = await open('/');
  await wakeForm(page);
  const person = someone();
  await fillForm(page, person);
  await choose(page);
  await expect.poll(() => meaning(page, 'bouwjaar').textContent()).toBe('Moderne isolatie');
  await expect.poll(() => field(page, 'bouwjaar').inputValue()).toBe('2000');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.reload();
  await expect.poll(() => field(page, 'bouwjaar').inputValue()).toBe('2000');
  await expect.poll(() => meaning(page, 'monthlyBill').textContent()).toBe(NOT_CHOSEN);
  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { bouwjaar: '2000', current_energy_costs: null },
  ]);
});

async function slide(page: Page, keys: string[]): Promise<void> {
  await slider(page, 'bouwjaar').focus();
  for (const key of keys) await page.keyboard.press(key);
}

async function clickWhereItStands(page: Page): Promise<void> {
  const range = slider(page, 'bouwjaar');
  await range.scrollIntoViewIfNeeded();
  const box = await range.boundingBox();
  if (!box) throw new Error('The slider is not in sight.');
  const thumb = 28;
  const share = (2000 - 1900) / (2024 - 1900);
  await page.mouse.click(box.x + thumb / 2 + share * (box.width - thumb), box.y + box.height / 2);
}

test('a chosen figure that is wiped out is not chosen again', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await slider(page, 'monthlyBill').fill('220');
  await expect.poll(() => meaning(page, 'monthlyBill').textContent()).toMatch(/2\.640 per jaar/);
  await field(page, 'monthlyBill').fill('');
  await expect.poll(() => meaning(page, 'monthlyBill').textContent()).toBe(NOT_CHOSEN);
  await expect.poll(() => slider(page, 'monthlyBill').inputValue()).toBe('150');
});

test('a screen reader hears what a slider stands at, with its unit, and whether it was chosen', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const said = (name: string) => slider(page, name).getAttribute('aria-valuetext');
  await expect.poll(() => said('bouwjaar')).toBe('bouwjaar 2000, nog niet gekozen');
  await expect.poll(() => said('monthlyBill')).toBe('150 euro per maand, nog niet gekozen');
  await slider(page, 'bouwjaar').fill('1968');
  await slider(page, 'monthlyBill').fill('220');
  await expect.poll(() => said('bouwjaar')).toBe('bouwjaar 1968, Pre-isolatie');
  await expect.poll(() => said('monthlyBill')).toMatch(/^220 euro per maand, €\s2\.640 per jaar$/);
});

test('what a slider says by itself is not said again by the line beside it; what is typed is', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  await slider(page, 'monthlyBill').fill('220');
  await expect.poll(() => meaning(page, 'monthlyBill').textContent()).toMatch(/2\.640/);
  expect(await meaning(page, 'monthlyBill').getAttribute('aria-live')).toBe('off');
  await field(page, 'monthlyBill').fill('230');
  await expect.poll(() => meaning(page, 'monthlyBill').textContent()).toMatch(/2\.760/);
  expect(await meaning(page, 'monthlyBill').getAttribute('aria-live')).toBe(null);
});

test('without script nothing is posted that nobody typed', async ({ open, site }) => {
  const page = await open('/', { javaScriptEnabled: false });
  const person = someone();
  await fillForm(page, person);
  await expect.poll(() => formValues(page)).toMatchObject({ bouwjaar: '', monthlyBill: '' });
  await submitButton(page).click();
  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { bouwjaar: null, current_energy_costs: null },
  ]);
});
