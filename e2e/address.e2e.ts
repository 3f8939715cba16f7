import type { Page } from 'playwright-core';
import { errorSummary, field, fillForm, wakeForm } from './lib/form.ts';
import { KNOWN_ADDRESS } from './lib/pdok.ts';
import { expect, still as test } from './lib/test.ts';

const { postcode, huisnummer, straat, woonplaats } = KNOWN_ADDRESS;

/** Puts text into a field in one go, as the clipboard does. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.insertText(text);
  await page.keyboard.press('Tab');
}

test.for([
  '06 12345678',
  '0612345678',
  '+31 6 12345678',
  '0031612345678',
  '+31 (0)6 12345678',
  '06-12 34 56 78',
])('the phone number %s is pasted as 612345678 behind the fixed +31', async (typed, { open }) => {
  const page = await open('/');
  await wakeForm(page);
  await paste(page, 'telefoon', typed);
  await expect.poll(() => field(page, 'telefoon').inputValue()).toBe('612345678');
  await expect
    .poll(() => page.locator('form').getByText('+31', { exact: true }).isVisible())
    .toBe(true);
});

test('the place of the message is there before it comes, and takes no room', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  const place = page.locator('form fieldset p[aria-live]');
  const { shown, gap } = await place.evaluate((each) => ({
    shown: each.checkVisibility(),
    gap:
      (each.parentElement?.getBoundingClientRect().bottom ?? 0) -
      (each.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
  }));
  expect(shown).toBe(true);
  expect(gap).toBeLessThan(1);
});

test('street and town fill themselves in from postcode and house number', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await fillForm(page, { postcode: '2991 ab', huisnummer });
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'straat').inputValue()).toBe(straat);
  await expect.poll(() => field(page, 'woonplaats').inputValue()).toBe(woonplaats);
  await page.getByText('Straat en woonplaats ingevuld.').waitFor();
});

test('a street that the visitor typed is never overwritten', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await fillForm(page, { straat: 'Eigen Weg', postcode, huisnummer });
  const answer = page.waitForResponse('**/functions/v1/address*');
  await page.keyboard.press('Tab');
  await (await answer).finished();
  await expect.poll(() => field(page, 'straat').inputValue()).toBe('Eigen Weg');
});

test('a street that is being typed when the register answers holds only what was typed', async ({
  open,
}) => {
  const page = await open('/');
  await wakeForm(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/functions/v1/address*', async (route) => {
    await promise;
    await route.continue();
  });
  await fillForm(page, { postcode, huisnummer });
  const answer = page.waitForResponse('**/functions/v1/address*');
  await field(page, 'straat').focus();
  resolve();
  await (await answer).finished();
  await expect.poll(() => field(page, 'woonplaats').inputValue()).toBe(woonplaats);
  await page.keyboard.type('Kerkweg');
  await expect.poll(() => field(page, 'straat').inputValue()).toBe('Kerkweg');
});

test('a found address gives way to the next one, a corrected one stays', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await fillForm(page, { postcode, huisnummer });
  await page.keyboard.press('Tab');
  await expect.poll(() => field(page, 'straat').inputValue()).toBe(straat);
  await fillForm(page, { straat: 'Dorpsstraat West' });
  await fillForm(page, { huisnummer: '13' });
  const answer = page.waitForResponse('**/functions/v1/address*');
  await page.keyboard.press('Tab');
  await answer;
  await expect.poll(() => field(page, 'straat').inputValue()).toBe('Dorpsstraat West');
});

test('an address that the register does not know is simply typed', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await fillForm(page, { postcode: '2992XZ', huisnummer: '128' });
  const answer = page.waitForResponse('**/functions/v1/address*');
  await page.keyboard.press('Tab');
  await (await answer).finished();
  await expect.poll(() => field(page, 'straat').inputValue()).toBe('');
  await fillForm(page, { straat: 'Proefpolderlaan', woonplaats: 'Barendrecht' });
  await expect.poll(() => errorSummary(page).count()).toBe(0);
});

test('a house number typed with its suffix is split', async ({ open }) => {
  const page = await open('/');
  await wakeForm(page);
  await fillForm(page, { postcode });
  await paste(page, 'huisnummer', '12a');
  await expect.poll(() => field(page, 'huisnummer').inputValue()).toBe('12');
  await expect.poll(() => field(page, 'toevoeging').inputValue()).toBe('a');
  await expect.poll(() => field(page, 'straat').inputValue()).toBe(straat);
});
