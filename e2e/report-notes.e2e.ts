import type { Page, Route } from 'playwright-core';
import { wakeForm } from './lib/form.ts';
import { openKept, report, requestReport, sendForm } from './lib/report.ts';
import { expect, type Open, PHONE, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const NOTE = 'Eerst de buren vragen.\nMag de buitenunit naast de schuur?';
const field = (page: Page) => page.getByRole('textbox', { name: 'Uw vragen en afspraken' });
const saved = (page: Page, state: string) =>
  page.locator(`div:has(> textarea) [data-save="${state}"]`);

/** A report behind its link in which these words were written down and kept. */
async function written(open: Open, origin: string, words: string) {
  const path = await requestReport(origin);
  const page = await openKept(open, path);
  await field(page).fill(words);
  await saved(page, 'saved').waitFor();
  return { path, page };
}

test('what a reader writes down goes along in link, PDF and adviser’s view', async ({
  open,
  site,
}) => {
  const { path, page } = await written(open, site.origin, NOTE);

  const partner = await openKept(open, path);
  await expect.poll(() => field(partner).inputValue()).toBe(NOTE);
  await field(partner).fill(`${NOTE}\nDe buren doen mee.`);
  await saved(partner, 'saved').waitFor();
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toContain('De buren doen mee.');

  const adviser = await open(`${path}?weergave=adviseur`);
  await expect.poll(() => adviser.locator('main').textContent()).toContain('De buren doen mee.');

  await field(page).fill('');
  await saved(page, 'saved').waitFor();
  const third = await openKept(open, path);
  await expect.poll(() => field(third).inputValue()).toBe('');
});

test('notes are typed by keyboard on a phone, in their fold, and are there after a reload', async ({
  open,
}) => {
  const page = await open('/verduurzamingsrapportage', { viewport: PHONE });
  await wakeForm(page);
  await sendForm(page, visitor());
  const fold = page.locator('summary', { hasText: 'Uw eigen aantekeningen' });
  await fold.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bel de buren');
  await expect.poll(() => field(page).inputValue()).toBe('Bel de buren');
  // At once: what still rests goes along as the page goes away.
  await page.reload();
  await report(page).waitFor();
  await expect.poll(() => field(page).inputValue()).toBe('Bel de buren');
  const link = await page.getByRole('link', { name: 'Bewaar uw rapport' }).getAttribute('href');
  const elsewhere = await openKept(open, String(link));
  await expect.poll(() => field(elsewhere).inputValue()).toBe('Bel de buren');
});

test('who leaves while an older note is under way finds the newer one, whenever the older comes through', async ({
  open,
  site,
}) => {
  const path = await requestReport(site.origin);
  const page = await openKept(open, path);
  const held: Route[] = [];
  await page.route('**/note', (route) => (held.push(route) > 1 ? route.continue() : undefined));
  await field(page).fill('De oude');
  await expect.poll(() => held.length).toBe(1);
  await field(page).fill('De nieuwe');
  await page.reload();
  const kept = async () =>
    (await fetch(site.origin + path.replace('/rapport/', '/functions/v1/report/'))).text();
  await expect.poll(kept).toContain('De nieuwe');
  // Nothing is left of it to go on with, or else it lands now.
  await held[0]?.continue().catch(() => undefined);
  const elsewhere = await openKept(open, path);
  await expect.poll(() => field(elsewhere).inputValue()).toBe('De nieuwe');
});

test('what is too long is said in words, kept in the field, and saved once it fits', async ({
  open,
  site,
}) => {
  const path = await requestReport(site.origin);
  const page = await openKept(open, path);
  await field(page).fill('x'.repeat(1_002));
  await expect
    .poll(() => page.getByText('Dit is 2 tekens te lang.').textContent())
    .toContain('Er is plaats voor 1.000.');
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe('true');
  await field(page).press('End');
  for (let times = 0; times < 2; times += 1) await page.keyboard.press('Backspace');
  await expect.poll(() => field(page).getAttribute('aria-invalid')).toBe(null);
  await saved(page, 'saved').waitFor();
  const elsewhere = await openKept(open, path);
  await expect.poll(async () => (await field(elsewhere).inputValue()).length).toBe(1_000);
});

test('when notes cannot be kept, the reader knows, and another try keeps them', async ({
  open,
  site,
}) => {
  const path = await requestReport(site.origin);
  const page = await openKept(open, path, { mayLog: /Failed to load resource/ });
  await page.route('**/note', (route) => route.abort());
  await field(page).fill('Bel de buren');
  await saved(page, 'failed').waitFor();
  await page.unroute('**/note');
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await saved(page, 'saved').waitFor();
});

test('without script the notes are read, and no field is there that does nothing', async ({
  open,
  site,
}) => {
  const { path } = await written(open, site.origin, NOTE);
  const plain = await open(path, { javaScriptEnabled: false });
  await expect
    .poll(() => plain.getByRole('paragraph').filter({ hasText: 'Mag de buitenunit' }).isVisible())
    .toBe(true);
  await expect.poll(() => field(plain).count()).toBe(0);
});
