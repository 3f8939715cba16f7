import { axeViolations } from './lib/axe.ts';
import { field } from './lib/form.ts';
import { scrollTo, stir } from './lib/shell.ts';
import { expect, PHONE, still as test } from './lib/test.ts';

test('the bar comes beyond 300 px, stays when one scrolls back, and leads to the form', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE });
  await stir(page);
  const bar = page.locator('.sticky-bar');
  await scrollTo(page, 300);
  await expect.poll(() => bar.isVisible()).toBe(false);
  await scrollTo(page, 301);
  await bar.waitFor();
  await expect
    .poll(() => bar.locator('p').textContent())
    .toBe('Ontdek gratis wat uw woning kan besparen met ons Verduurzamingsrapport');
  expect(await axeViolations(page)).toEqual([]);
  await scrollTo(page, 0);
  await expect.poll(() => bar.isVisible()).toBe(true);
  // The dock stands above it.
  await expect
    .poll(async () => {
      const dock = await page.locator('.dock').boundingBox();
      const under = await bar.boundingBox();
      return dock && under && dock.y + dock.height <= under.y;
    })
    .toBe(true);
  await bar.getByRole('link', { name: 'Start Gratis Rapport' }).click();
  await page.waitForURL('**/verduurzamingsrapportage#formulier');
});

test('it does not come while a field holds text', async ({ open }) => {
  const page = await open('/');
  await stir(page);
  const bar = page.locator('.sticky-bar');
  const naam = field(page, 'naam');
  await naam.fill('Jan');
  await naam.blur();
  await scrollTo(page, 900);
  await expect.poll(() => bar.isVisible()).toBe(false);
  await naam.evaluate((input: HTMLInputElement) => {
    input.value = '';
  });
  await scrollTo(page, 901);
  await bar.waitFor();
});

test('once closed it stays away in this tab', async ({ open }) => {
  const page = await open('/');
  await stir(page);
  await scrollTo(page, 600);
  await page.getByRole('button', { name: 'Balk sluiten' }).click();
  await expect.poll(() => page.locator('.sticky-bar').count()).toBe(0);
  // The keyboard goes on with the part of the page that one reads.
  const { parent, top } = await page.evaluate(() => ({
    parent: document.activeElement?.parentElement?.localName,
    top: document.activeElement?.getBoundingClientRect().top ?? 0,
  }));
  expect(parent).toBe('main');
  expect(top).toBeLessThan(450);
  await page.reload();
  await stir(page);
  await scrollTo(page, 900);
  await expect.poll(() => page.locator('.sticky-bar').count()).toBe(0);
});

test('no other page has it', async ({ open }) => {
  const page = await open('/isolatie');
  await stir(page);
  await scrollTo(page, 900);
  await expect.poll(() => page.locator('.sticky-bar').count()).toBe(0);
});
