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
  // The dock stands in the place that it leaves, over none of its words and buttons.
  await expect
    .poll(async () => {
      const dock = await page.locator('.dock').boundingBox();
      const under = await bar.boundingBox();
      const parts = await Promise.all(
        (await bar.locator('p, a, button').all()).map((part) => part.boundingBox()),
      );
      if (!dock || !under) return 'not there';
      const isIn = dock.y > under.y && dock.y + dock.height <= under.y + under.height;
      const isOver = parts.some(
        (part) => part && part.x + part.width > dock.x && part.y + part.height > dock.y,
      );
      return [isIn, isOver, under.height < PHONE.height / 6];
    })
    .toEqual([true, false, true]);
  await bar.getByRole('link', { name: 'Start Gratis Rapport' }).click();
  await page.waitForURL('**/verduurzamingsrapportage#formulier');
});

test('beside the form, and where words are large, it is one row, and its sentence is only heard', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE });
  await stir(page);
  const bar = page.locator('.sticky-bar');
  const height = async () => (await bar.boundingBox())?.height ?? 0;
  const dock = page.locator('.dock');
  /** Where the end of the form is in the middle of the view. */
  const end = () =>
    page
      .locator('#energy-form form')
      .evaluate((form) => form.getBoundingClientRect().bottom + scrollY - innerHeight / 2);
  await scrollTo(page, (await end()) + 20);
  await bar.waitFor();
  await expect.poll(() => height()).toBeGreaterThan(80);
  await expect.poll(() => dock.isVisible()).toBe(true);
  // Fields are in the lower half of the view: none of them lies under the dock, and few under the bar.
  await scrollTo(page, (await end()) - 20);
  await expect.poll(() => dock.isVisible()).toBe(false);
  await expect.poll(() => height()).toBeLessThan(60);
  expect(await bar.getByRole('link', { name: 'Start Gratis Rapport' }).isVisible()).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await scrollTo(page, (await end()) + 20);
  await expect.poll(() => dock.isVisible()).toBe(true);
  await expect.poll(() => height()).toBeGreaterThan(80);
  // As wide as a phone of 360 px is with words of 125 %.
  await page.setViewportSize({ width: 288, height: 780 });
  await expect.poll(() => height()).toBeLessThan(60);
  await expect
    .poll(async () => {
      const [above, under] = [await dock.boundingBox(), await bar.boundingBox()];
      return above && under && above.y + above.height <= under.y;
    })
    .toBe(true);
});

test('on a wide screen the dock stands above it, and not over the fields of the form', async ({
  open,
}) => {
  const page = await open('/', { viewport: { width: 768, height: 900 } });
  await stir(page);
  await scrollTo(page, 400);
  await page.locator('.sticky-bar').waitFor();
  await expect
    .poll(async () => {
      const dock = await page.locator('.dock').boundingBox();
      const bar = await page.locator('.sticky-bar').boundingBox();
      return dock && bar && dock.y + dock.height <= bar.y;
    })
    .toBe(true);
  await page.locator('#energy-form form').evaluate((form) => form.scrollIntoView());
  await expect.poll(() => page.locator('.dock').isVisible()).toBe(false);
  expect(await page.locator('.sticky-bar').isVisible()).toBe(true);
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
