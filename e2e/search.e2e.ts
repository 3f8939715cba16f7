import type { Page } from 'playwright-core';
import { axeViolations } from './lib/axe.ts';
import { stir } from './lib/shell.ts';
import { expect, PHONE, still as test } from './lib/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Zoeken op deze site' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const opener = (page: Page) => page.locator('body > header').getByRole('link', { name: 'Zoeken' });

/** What has the keyboard, as the first words of it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('strong')?.textContent ?? '');

/** What is typed is heard from here on: the search has come and has the keyboard. */
const fieldFocused = (page: Page) =>
  expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);

/** Opens the search; before the shell's script has come, its opener is a link to the list of all pages. */
async function openSearch(page: Page): Promise<void> {
  await stir(page);
  await opener(page).click();
}

async function search(page: Page, words: string): Promise<void> {
  await openSearch(page);
  await field(page).fill(words);
}

/** Whether the open question stands below the header and above the foot of the window, with its answer begun. */
async function isInSight(page: Page): Promise<boolean> {
  const box = await page.locator('details[name="faq"][open]').boundingBox();
  const top = box?.y ?? 0;
  return top > 60 && top < (page.viewportSize()?.height ?? 0) / 2;
}

test('by keyboard the search opens, finds, is walked along, and opens a page', async ({ open }) => {
  const page = await open('/contact');
  // Before the shell's script has come, the link leads to the list of all pages.
  await stir(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await fieldFocused(page);
  await page.keyboard.type('dakisolatie');
  await results(page).nth(1).waitFor();
  const names = await results(page).locator('strong').allTextContents();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(names[0]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe(names[1]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await fieldFocused(page);
  // Who thinks of another word among the answers types on in the field.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('e');
  await fieldFocused(page);
  await expect.poll(() => field(page).inputValue()).toBe('dakisolatie');
  const first = String(await results(page).first().getAttribute('href'));
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === first);
});

test('a question that is found opens on its page, with its answer in sight', async ({ open }) => {
  const page = await open('/contact');
  await search(page, 'moeten mijn radiatoren eruit');
  await results(page).filter({ hasText: 'Moeten mijn radiatoren eruit?' }).click();
  await page.waitForURL(/\/warmtepompen#vraag-/);
  const opened = page.locator('details[name="faq"][open]');
  await opened.waitFor();
  await expect
    .poll(() => opened.locator('summary').textContent())
    .toBe('Moeten mijn radiatoren eruit?');
  await expect.poll(() => isInSight(page)).toBe(true);
});

test('a page of many questions begins with the search, which finds those of other pages too', async ({
  open,
}) => {
  const page = await open('/veelgestelde-vragen', { viewport: PHONE });
  await stir(page);
  await page.getByRole('link', { name: 'Zoek uw vraag' }).click();
  await field(page).fill('geluid warmtepomp buren');
  await results(page).first().click();
  await page.waitForURL(/warmtepomp/);
});

test('without script too the address of a question opens it', async ({ open }) => {
  const page = await open('/warmtepompen#vraag-moeten-mijn-radiatoren-eruit', {
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  const opened = page.locator('details[name="faq"][open]');
  await expect
    .poll(() => opened.locator('summary').textContent())
    .toBe('Moeten mijn radiatoren eruit?');
  await expect.poll(() => isInSight(page)).toBe(true);
});

test('Escape closes the search, with words in it too, and puts the keyboard back', async ({
  open,
}) => {
  const page = await open('/contact');
  // Before the shell's script has come, the link leads to the list of all pages.
  await stir(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await dialog(page).waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.keyboard.press('Enter');
  await fieldFocused(page);
  await page.keyboard.type('dakisolatie');
  await results(page).first().waitFor();
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => opener(page).evaluate((one) => one === document.activeElement))
    .toBe(true);
});

test('a click opens the search, its button and a click beside it close it', async ({ open }) => {
  const page = await open('/contact');
  await openSearch(page);
  await dialog(page).waitFor();
  await dialog(page).getByRole('button', { name: 'Zoeken sluiten' }).click();
  await dialog(page).waitFor({ state: 'hidden' });
  await opener(page).click();
  await dialog(page).waitFor();
  await page.mouse.click(5, 880);
  await dialog(page).waitFor({ state: 'hidden' });
});

test('words that are nowhere lead to all pages, and to who can be asked', async ({ open }) => {
  const page = await open('/contact');
  await search(page, 'xyzzyq');
  const links = dialog(page).locator('#zoekhulp').getByRole('link');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/sitemap', '/contact']);
  await expect.poll(() => results(page).count()).toBe(0);
});

test('what is found is read out when typing rests, with the first of it, and not at the first letter', async ({
  open,
}) => {
  const page = await open('/contact');
  await search(page, '');
  const said = dialog(page).getByRole('status');
  const heard = await said.evaluate((status) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true });
    Object.assign(window, { heard: texts });
    return texts.length;
  });
  expect(heard).toBe(0);
  const help = dialog(page).locator('#zoekhulp');
  await fieldFocused(page);
  await page.keyboard.press('d');
  await expect.poll(() => help.textContent()).not.toContain('Niets gevonden');
  await page.keyboard.type('akisolatie', { delay: 20 });
  await results(page).nth(1).waitFor();
  const first = await results(page).first().locator('strong').textContent();
  const count = await results(page).count();
  await expect.poll(() => said.textContent()).toBe(`${count} antwoorden, eerste: ${first}.`);
  expect(await page.evaluate(() => Reflect.get(window, 'heard').length)).toBe(1);
  await field(page).fill('xyzzyq');
  await expect.poll(() => said.textContent()).toBe('Niets gevonden.');
});

test('with answers the search keeps nobody out, and fits a phone', async ({ open }) => {
  const page = await open('/contact', { viewport: PHONE });
  await stir(page);
  await page.getByRole('button', { name: 'Menu openen' }).click();
  await page.locator('#zijmenu [data-open="search"]').click();
  await field(page).fill('warmtepomp');
  await results(page).first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  const width = await dialog(page).evaluate((one) => [one.scrollWidth, one.clientWidth]);
  expect(width[0]).toBe(width[1]);
});

test('an index that is slow to come opens the search once, when it is there', async ({ open }) => {
  const page = await open('/contact');
  const hold = Promise.withResolvers<void>();
  await page.route('**/search-index.json', async (route) => {
    await hold.promise;
    await route.continue();
  });
  await openSearch(page);
  await opener(page).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  hold.resolve();
  await dialog(page).waitFor();
  await expect.poll(() => page.locator('dialog.site-search').count()).toBe(1);
});

test('when the index cannot be had the opener leads to all pages', async ({ open }) => {
  const page = await open('/contact', { mayLog: /Failed to load resource/ });
  await page.route('**/search-index.json', (route) => route.abort());
  await opener(page).click();
  await page.waitForURL('**/sitemap');
});

test('without script the search is a link to all pages', async ({ open }) => {
  const page = await open('/contact', { javaScriptEnabled: false });
  await opener(page).click();
  await page.waitForURL('**/sitemap');
});
