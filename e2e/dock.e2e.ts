import type { Page } from 'playwright-core';
import { axeViolations } from './lib/axe.ts';
import { field, TYPED_FIELDS } from './lib/form.ts';
import { COMPANY, PAGE_KINDS } from './lib/pages.ts';
import { moveUntil, OVERLAYS, overlay, scrollTo, stir } from './lib/shell.ts';
import { DESKTOP, expect, PHONE, still as test } from './lib/test.ts';

const menuButton = (page: Page) => page.getByRole('button', { name: 'Snelmenu' });
const menu = (page: Page) => page.locator('#snelmenu');

test('the dock holds the same, in the same order, on every kind of page, in targets large enough', async ({
  open,
}) => {
  const page = await open(undefined, { viewport: PHONE, mayLog: /status of 404/ });
  const seen = new Set<string>();
  for (const path of Object.values(PAGE_KINDS)) {
    await page.goto(path);
    await stir(page);
    const parts = page.locator('.dock-part');
    seen.add((await parts.allTextContents()).map((text) => text.trim()).join());
    for (const part of await parts.all()) {
      const { width = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect([path, Math.min(width, height) >= 44]).toEqual([path, true]);
    }
  }
  expect([...seen]).toEqual(['Snelmenu,WhatsApp,Stel een vraag']);
});

test('its menu offers the six things one mostly wants, and focus returns to its button', async ({
  open,
}) => {
  const page = await open('/contact');
  await stir(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  await expect.poll(() => overlay(page)).toBe('dock');
  const hrefs = await menu(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/verduurzamingsrapportage#formulier',
    '/#diensten',
    '/#kennisbank',
    `tel:${COMPANY.phone.e164}`,
    `mailto:${COMPANY.email}`,
    '/over-sens',
  ]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await menu(page).waitFor({ state: 'hidden' });
  await expect
    .poll(() => menuButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true);
  await expect.poll(() => overlay(page)).toBeUndefined();
});

test('WhatsApp opens with a greeting in Dutch', async ({ open }) => {
  const page = await open('/contact');
  await stir(page);
  const href = await page
    .locator('.dock')
    .getByRole('link', { name: 'WhatsApp' })
    .getAttribute('href');
  const { host, searchParams } = new URL(href ?? '');
  expect(host).toBe('wa.me');
  expect(searchParams.get('text')).toMatch(/^Hallo SENS/);
});

test('without script the dock is plain links to the report, WhatsApp, contact and the phone', async ({
  open,
}) => {
  const page = await open('/contact', { javaScriptEnabled: false });
  const links = page.getByRole('navigation', { name: 'Direct contact' }).getByRole('link');
  const hrefs = await Promise.all((await links.all()).map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/verduurzamingsrapportage#formulier',
    expect.stringMatching(/^https:\/\/wa\.me\//),
    '/contact',
    `tel:${COMPANY.phone.e164}`,
  ]);
});

test('when the rest of the shell cannot be had its links stay', async ({ open }) => {
  const page = await open(undefined, { mayLog: /ERR_FAILED|dynamically imported/ });
  let refused = 0;
  await page.route('**/shell/*', async (route) => {
    await route.abort();
    refused += 1;
  });
  await page.goto('/contact');
  await moveUntil(page, async () => refused > 0);
  await page.getByRole('navigation', { name: 'Direct contact' }).getByText('WhatsApp').waitFor();
});

test('what opens closes what was open: never two at once', async ({ open }) => {
  const page = await open('/');
  await stir(page);
  const openNow = () => page.locator(OVERLAYS).filter({ visible: true }).count();
  await menuButton(page).click();
  expect([await overlay(page), await openNow()]).toEqual(['dock', 1]);
  await page.getByRole('button', { name: 'Tools' }).click();
  expect([await overlay(page), await openNow()]).toEqual(['menu', 1]);
  await page.getByRole('link', { name: 'Zoeken' }).first().click();
  await page.locator('.site-search').waitFor();
  expect([await overlay(page), await openNow()]).toEqual(['search', 1]);
  await page.keyboard.press('Escape');
  await expect.poll(() => overlay(page)).toBeUndefined();
  await expect.poll(() => openNow()).toBe(0);
});

test.for([
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
])(
  'at $width by $height nothing of the shell covers a field that has focus',
  async (viewport, { open }) => {
    const page = await open('/', { viewport });
    await stir(page);
    await scrollTo(page, 400);
    await page.locator('.sticky-bar').waitFor();
    for (const name of TYPED_FIELDS) {
      await field(page, name).focus();
      const covered = await field(page, name).evaluate((input) => {
        const { left, top, width, height } = input.getBoundingClientRect();
        const points = [0.1, 0.5, 0.9].map(
          (part) => [left + width * part, top + height / 2] as const,
        );
        return points
          .map(([x, y]) => document.elementFromPoint(x, y))
          .filter((atop) => atop?.closest('.dock, .sticky-bar, header, dialog'))
          .map((atop) => atop?.outerHTML.slice(0, 60));
      });
      expect([name, covered]).toEqual([name, []]);
      await expect
        .poll(() => page.locator('.dock, .sticky-bar').filter({ visible: true }).count())
        .toBe(0);
    }
  },
);

/** Runs in the page: fields and their labels that a part of the dock lies over. */
function underDock(): string[] {
  const areaOf = (part: Element) => part.getBoundingClientRect();
  const parts = [...document.querySelectorAll('.dock-part')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .map(areaOf);
  return [...document.querySelectorAll('form label, form input')]
    .filter((one) => {
      const { left, right, top, bottom } = areaOf(one);
      return parts.some(
        (part) => left < part.right && right > part.left && top < part.bottom && bottom > part.top,
      );
    })
    .map((one) => one.outerHTML.slice(0, 80));
}

test.for([
  ['/', PHONE],
  ['/', { width: 1024, height: 768 }],
  ['/isolatie', { width: 1280, height: 720 }],
] as const)(
  'on %s the dock lies over no field that one reads before filling it in (%o)',
  async ([path, viewport], { open }) => {
    const page = await open(path, { viewport });
    await stir(page);
    const form = page.locator('#energy-form form, #formulier form');
    const { y = 0, height = 0 } = (await form.boundingBox()) ?? {};
    for (let top = Math.max(0, y - viewport.height); top < y + height; top += 150) {
      await scrollTo(page, top);
      await expect.poll(() => page.evaluate(underDock)).toEqual([]);
    }
  },
);

test('on paper there is no dock and no bar', async ({ open }) => {
  const page = await open('/', { viewport: DESKTOP });
  await stir(page);
  await scrollTo(page, 400);
  await page.locator('.sticky-bar').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(() => page.locator('.dock, .sticky-bar').filter({ visible: true }).count())
    .toBe(0);
});
