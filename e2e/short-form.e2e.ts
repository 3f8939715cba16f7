import { holdScripts } from './lib/hold-scripts.ts';
import { expect, PHONE, still as test } from './lib/test.ts';

const MORE = 'Verder naar uw adres';

test('on a phone a button shows the rest of the form and goes on at the address', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE });
  await page.getByRole('button', { name: MORE }).click();
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await expect.poll(() => postcode.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByRole('button', { name: MORE }).isVisible()).toBe(false);
});

test('by keyboard too, and who fills in the first field sees the rest', async ({ open }) => {
  const page = await open('/', { viewport: PHONE });
  await page.getByRole('button', { name: MORE }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('postcode');
  const other = await open('/', { viewport: PHONE });
  await other.getByRole('textbox', { name: /^Naam/ }).fill('Anna');
  await expect.poll(() => other.getByRole('textbox', { name: 'Postcode' }).isVisible()).toBe(true);
});

test('who filled in a field and left it before the script came sees the rest', async ({ open }) => {
  const page = await open(undefined, { viewport: PHONE });
  const letGo = await holdScripts(page);
  await page.goto('/');
  const naam = page.getByRole('textbox', { name: /^Naam/ });
  await naam.fill('Anna');
  await naam.blur();
  letGo();
  await expect.poll(() => page.getByRole('textbox', { name: 'Postcode' }).isVisible()).toBe(true);
  await expect.poll(() => naam.inputValue()).toBe('Anna');
});

test('who comes back to the page finds the form as long as it was, and the place they were at', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE });
  const naam = page.getByRole('textbox', { name: /^Naam/ });
  await naam.focus();
  // It is as long at once by its styles; that it stays so its script sees to, which looks for the focus as it comes.
  await page.locator('[data-short="open"]').waitFor();
  await naam.blur();
  const steps = page.getByRole('heading', { name: 'In drie stappen' });
  await steps.scrollIntoViewIfNeeded();
  const topOf = async () => (await steps.boundingBox())?.y ?? -1;
  const top = await topOf();
  await page.goto('/contact');
  await page.goBack();
  expect(await page.getByRole('textbox', { name: 'Postcode' }).isVisible()).toBe(true);
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(40);
});
