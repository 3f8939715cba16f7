import { field, fillForm, formValues, wakeForm } from './lib/form.ts';
import { sendForm } from './lib/report.ts';
import { expect, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

test('a reload in the same tab brings back what was filled in', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  const person = visitor();
  await fillForm(page, person);
  await field(page, 'monthlyBillOnbekend').check();
  const before = await formValues(page);
  await page.reload();
  await expect.poll(() => formValues(page)).toEqual(before);
  await expect.poll(() => field(page, 'monthlyBill').isDisabled()).toBe(true);
});

test('what was filled in on one page stands in the form of another', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  const { email } = visitor();
  await fillForm(page, { naam: 'Jan de Vries', email });
  await page.goto('/isolatie');
  await expect.poll(() => field(page, 'email').inputValue()).toBe(email);
});

test('a new tab starts with an empty form', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await fillForm(page, visitor());
  const tab = await page.context().newPage();
  await tab.goto('/');
  await wakeForm(tab);
  await expect.poll(() => field(tab, 'naam').inputValue()).toBe('');
});

test('nothing of the draft is left once the request is sent', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  const person = visitor();
  await sendForm(page, person);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  for (const secret of [person.email, person.telefoon, 'de Vries', person.straat]) {
    expect(kept).not.toContain(secret);
  }
  await page.goto('/');
  await wakeForm(page);
  await expect.poll(() => field(page, 'naam').inputValue()).toBe('');
});

test('who comes back after sending reads the words that belong to what stands there', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const person = visitor();
  await sendForm(page, person);
  await page.goBack();
  const year = field(page, 'bouwjaar');
  const words = page.locator('#aanvraag-bouwjaar-betekenis');
  await expect.poll(() => year.inputValue()).toBe(person.bouwjaar);
  await expect.poll(() => words.textContent()).not.toBe('Nog niet gekozen');
});
