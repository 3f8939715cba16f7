import type { Page } from 'playwright-core';
import { field, slider, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { report } from './lib/report.ts';
import { expect, PHONE, test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

/** What has the keyboard, as its name or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') || element?.textContent?.trim() || '';
  });

/** Tabs on until an element has the keyboard; fails when it takes more than `most` stops. */
async function tabTo(page: Page, selector: string, most = 60): Promise<void> {
  for (let stops = 0; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((to) => document.activeElement?.matches(to), selector)) return;
  }
  throw new Error(`${selector} is not within ${most} stops of the Tab key`);
}

test('the first stop of the Tab key leads past the menus to the content', async ({ open }) => {
  const page = await open('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Naar de inhoud' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect
    .poll(() => skip.evaluate((link) => link.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inhoud');
});

test.for([
  ['/', 100],
  ['/voorbeeldrapport', 50],
] as const)(
  'on a phone no stop of the Tab key lies beside the screen: %s',
  async ([path, least], { open }) => {
    const page = await open(path, { viewport: PHONE, reducedMotion: 'reduce' });
    // What scrolls sideways gets its script once the page has painted.
    await expect.poll(() => page.locator('[data-step][hidden]').count()).toBe(0);
    const beside: string[] = [];
    let stops = 0;
    for (; stops < 250; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { left, right } = element.getBoundingClientRect();
        return { name: element.textContent?.trim(), isSeen: left >= 0 && right <= innerWidth };
      });
      if (!stop) break;
      if (!stop.isSeen) beside.push(stop.name ?? '');
    }
    expect(stops).toBeGreaterThan(least);
    expect(beside).toEqual([]);
  },
);

test('a menu opens with Enter, is walked with Tab, and Escape closes it where it was opened', async ({
  open,
}) => {
  const page = await open('/');
  await tabTo(page, 'nav [popovertarget="menu-1"]');
  const panel = page.locator('#menu-1');
  await page.keyboard.press('Enter');
  await expect.poll(() => panel.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toContain('Energielabels');
  await page.keyboard.press('Escape');
  await expect.poll(() => panel.isVisible()).toBe(false);
  await expect.poll(() => focused(page)).toBe('Diensten');
});

test('a menu that the keyboard leaves closes behind it', async ({ open }) => {
  const page = await open('/');
  await tabTo(page, 'nav [popovertarget="menu-1"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'nav [popovertarget="menu-2"]', 10);
  await expect.poll(() => page.locator('#menu-1').isVisible()).toBe(false);
});

test('a menu that the keyboard left before the page’s script came closes when it comes', async ({
  open,
}) => {
  const page = await open();
  const { promise: letGo, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/page.*.js', async (route) => {
    await letGo;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await tabTo(page, 'nav [popovertarget="menu-1"]');
  await page.keyboard.press('Enter');
  await tabTo(page, 'nav [popovertarget="menu-2"]', 10);
  await expect.poll(() => page.locator('#menu-1').isVisible()).toBe(true);
  resolve();
  await expect.poll(() => page.locator('#menu-1').isVisible()).toBe(false);
});

test('the side menu works by keyboard alone', async ({ open }) => {
  const page = await open('/', { viewport: PHONE });
  await tabTo(page, 'button[aria-label="Menu openen"]');
  await page.keyboard.press('Enter');
  const menu = page.locator('#zijmenu');
  await expect.poll(() => menu.isVisible()).toBe(true);
  // The panel lies over the button that opened it.
  await page.locator('#zijmenu button[aria-label="Menu sluiten"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.locator('button[aria-label="Menu openen"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, '#zijmenu a[href="/isolatie"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/isolatie');
});

test('the whole form is filled in and sent without a pointer', async ({ open, site }) => {
  const page = await open('/');
  const person = visitor();
  await tabTo(page, '[name="naam"]');
  await wakeForm(page);
  for (const name of ['naam', 'email', 'telefoon', 'postcode', 'huisnummer'] as const) {
    await expect.poll(() => focused(page)).toBe(name);
    await page.keyboard.type(person[name]);
    await page.keyboard.press('Tab');
  }
  await expect.poll(() => field(page, 'straat').inputValue()).toBe('Dorpsstraat');
  await tabTo(page, '[name="woningtype"]', 4);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.locator('[name="woningtype"]:checked').inputValue())
    .toBe('hoekwoning');

  await tabTo(page, '#aanvraag-bouwjaar-schuif', 3);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => field(page, 'bouwjaar').inputValue()).toBe('1999');
  await tabTo(page, '#aanvraag-monthlyBill-schuif', 4);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await expect.poll(() => slider(page, 'monthlyBill').inputValue()).toBe('400');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => focused(page)).toBe('monthlyBill');
  await page.keyboard.press('Enter');

  await report(page).waitFor();
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([
    { woningtype: 'hoekwoning', bouwjaar: '1999', current_energy_costs: 400 },
  ]);
});
