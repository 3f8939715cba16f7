import { COMPANY } from './lib/pages.ts';
import { stir } from './lib/shell.ts';
import { expect, PHONE, test } from './lib/test.ts';

test('the side menu slides in, and closes on Escape, on its button and on a tap beside it', async ({
  open,
}) => {
  const page = await open('/', { viewport: PHONE });
  const menu = page.locator('#zijmenu');
  const openMenu = async () => {
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await expect.poll(() => menu.isVisible()).toBe(true);
  };
  await openMenu();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  await openMenu();
  await menu.getByRole('button', { name: 'Menu sluiten' }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
  await openMenu();
  await page.mouse.click(10, 400);
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('the side menu closes when one of its links is followed', async ({ open }) => {
  const page = await open('/over-sens', { viewport: PHONE });
  // What closes it comes after the first paint, on a busy machine after a first click.
  await stir(page);
  // The page stays, so that it is the menu that closes and not the page that goes.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const menu = page.locator('#zijmenu');
  await menu.evaluate((element: HTMLElement) => element.showPopover());
  await menu.getByRole('link', { name: 'Isolatie' }).click();
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('the side menu holds every link of the header', async ({ open }) => {
  const page = await open('/', { viewport: PHONE });
  const hrefs = await page
    .locator('#zijmenu a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/',
      '/over-sens',
      '/meer-informatie',
      '/energielabels',
      '/verduurzamingsrapportage',
      '/advies',
      '/isolatie',
      '/warmtepompen',
      '/zonnepanelen',
      '/tools/subsidie-calculator',
      '/tools/energielabel-simulator',
      '/tools/warmtepomp-check',
      '/tools/roi-calculator',
      '/kozijnen-materiaaladvies',
      '/kozijnen-vervangen-wanneer',
      '/kozijnen-energielabel-subsidie',
      '/persoonlijk-advies-aan-huis',
    ]),
  );
});

test('on a wide screen one dropdown is open at a time, under its own button', async ({ open }) => {
  const page = await open('/', { reducedMotion: 'reduce' });
  for (const [index, name] of ['Diensten', 'Tools', 'Kennisbank'].entries()) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    const panel = page.locator(`#menu-${index + 1}`);
    await expect.poll(() => panel.isVisible()).toBe(true);
    await expect.poll(() => page.locator('.menu-panel:popover-open').count()).toBe(1);
    const box = await panel.boundingBox();
    const from = await button.boundingBox();
    expect(box?.y).toBeGreaterThan((from?.y ?? 0) + (from?.height ?? 0) - 1);
    expect(Math.abs((box?.x ?? 0) - (from?.x ?? 0))).toBeLessThan(60);
  }
  await page.getByRole('link', { name: 'Persoonlijk advies aan huis' }).first().click();
  await page.waitForURL('**/persoonlijk-advies-aan-huis');
});

test('the header carries the reviews, the phone number and the contact button', async ({
  open,
}) => {
  const page = await open('/');
  const header = page.locator('body > header');
  const badge = header.getByRole('link', { name: /^4,8 van 5 ?, 19 Google-reviews ?, Bekijk/ });
  await badge.waitFor();
  expect(await badge.getAttribute('title')).toBeNull();
  const phone = header.getByRole('link', { name: COMPANY.phone.display }).first();
  await expect.poll(() => phone.getAttribute('href')).toBe(`tel:${COMPANY.phone.e164}`);
  const contact = header.getByRole('link', { name: 'Contact', exact: true }).first();
  await expect.poll(() => contact.getAttribute('href')).toBe('/meer-informatie');
});

test('the reviews badge is marked as an example and leads to what was and was not checked', async ({
  open,
}) => {
  const page = await open('/isolatie');
  const header = page.locator('body > header');
  await header
    .getByRole('link', { name: /^voorbeeld\b.*uitleg/ })
    .first()
    .click();
  const note = page.locator('#over-reviews');
  await expect.poll(() => note.evaluate((it) => it.matches(':target'))).toBe(true);
  const words = (await note.textContent()) ?? '';
  expect(words).toContain('voorbeeld');
  expect(words).toContain('is niet nagegaan, door ons niet en door Google niet');
});

test('focus returns to the menu’s button from a search that was opened in the menu', async ({
  open,
}) => {
  const page = await open('/contact', { viewport: PHONE });
  const button = page.getByRole('button', { name: 'Menu openen' });
  await button.click();
  await page.locator('#zijmenu').getByRole('link', { name: 'Zoeken' }).click();
  await page.locator('.site-search').waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
});
