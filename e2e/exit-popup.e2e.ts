import type { Page } from 'playwright-core';
import { axeViolations } from './lib/axe.ts';
import { field, wakeForm } from './lib/form.ts';
import { leadsOf } from './lib/kept.ts';
import { sendForm } from './lib/report.ts';
import {
  leaveByTheTop,
  listenToAnalytics,
  overlay,
  scrollTo,
  stir,
  stopTheClock,
} from './lib/shell.ts';
import { DESKTOP, expect, type Open, PHONE, still as test } from './lib/test.ts';
import { visitor } from './lib/visitor.ts';

const popup = (page: Page) => page.locator('.exit-popup');

/** A visitor who has been on a page for a time, by a clock that we set. */
async function visit(open: Open, path: string, afterMs: number, viewport = DESKTOP) {
  const isPhone = viewport === PHONE;
  const page = await open(undefined, { viewport, hasTouch: isPhone });
  const told = await listenToAnalytics(page);
  await stopTheClock(page);
  await page.goto(path);
  await stir(page);
  await page.clock.runFor(afterMs);
  return { page, told };
}

test('it comes once, from 10 s on, when the pointer leaves by the top, and says so', async ({
  open,
}) => {
  const { page, told } = await visit(open, '/contact', 9_000);
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
  await page.clock.runFor(1_500);
  await page.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: 500 })),
  );
  await expect.poll(() => popup(page).count()).toBe(0);
  await leaveByTheTop(page);
  await popup(page).waitFor();
  await expect.poll(() => overlay(page)).toBe('exit-intent');
  await expect.poll(() => popup(page).textContent()).toMatch(/€\s495[\s\S]*binnen 48 uur/);
  await page.keyboard.press('Escape');
  await popup(page).waitFor({ state: 'detached' });
  await expect.poll(() => overlay(page)).toBeUndefined();
  await expect
    .poll(() => told())
    .toEqual([
      ['event', 'exit_intent_shown', { page_path: '/contact' }],
      ['event', 'exit_intent_dismissed', {}],
    ]);
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
  // Nor on another page of this tab.
  await page.goto('/isolatie');
  await stir(page);
  await page.clock.runFor(12_000);
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
});

test('on a phone it comes from below when one scrolls up to the very top', async ({ open }) => {
  const { page, told } = await visit(open, '/contact', 11_000, PHONE);
  await scrollTo(page, 800);
  await scrollTo(page, 100);
  await expect.poll(() => popup(page).count()).toBe(0);
  await scrollTo(page, 0);
  await popup(page).waitFor();
  const box = await popup(page).boundingBox();
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 360, 780]);
  await expect
    .poll(() => told())
    .toEqual([['event', 'exit_intent_shown', { page_path: '/contact', mobile_scroll_up: true }]]);
});

test('a narrow window with a mouse is no phone, and a key that leads to the top is no leaving', async ({
  open,
}) => {
  const zoomed = { width: 320, height: 568 };
  const { page } = await visit(open, '/contact', 11_000, zoomed);
  await scrollTo(page, 800);
  await scrollTo(page, 0);
  await page.clock.runFor(500);
  expect(await popup(page).count()).toBe(0);

  const { page: phone } = await visit(open, '/contact', 11_000, PHONE);
  await scrollTo(phone, 800);
  await phone.keyboard.press('Home');
  // A key takes the page there in steps, also those who asked for less motion.
  await expect.poll(() => phone.evaluate(() => scrollY)).toBe(0);
  await phone.clock.runFor(500);
  expect(await popup(phone).count()).toBe(0);
  await scrollTo(phone, 800);
  await phone.touchscreen.tap(5, 300);
  await scrollTo(phone, 0);
  await popup(phone).waitFor();
});

test.for([PHONE, DESKTOP])(
  'open at $width px wide it keeps nobody out',
  async (viewport, { open }) => {
    const { page } = await visit(open, '/contact', 11_000, viewport);
    await scrollTo(page, 300);
    await scrollTo(page, 0);
    if (viewport === DESKTOP) await leaveByTheTop(page);
    await popup(page).waitFor();
    // The judge waits for time to pass.
    await page.clock.resume();
    expect(await axeViolations(page)).toEqual([]);
  },
);

test('who takes its offer gets to the form, and the request says where it came from', async ({
  open,
  site,
}) => {
  const { page, told } = await visit(open, '/contact', 11_000);
  await leaveByTheTop(page);
  await popup(page).waitFor();
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await popup(page).getByRole('link').click();
  expect((await told()).at(-1)).toEqual([
    'event',
    'exit_intent_cta_click',
    { destination: '/verduurzamingsrapportage#formulier' },
  ]);
  await page.goto('/verduurzamingsrapportage#formulier');
  await page.clock.resume();
  await wakeForm(page);
  const person = visitor();
  await sendForm(page, person);
  expect(leadsOf(site.dataDir, person.email)).toMatchObject([{ source: 'exit-intent' }]);
});

test('it keeps away while a field has focus or holds text, and while something else is open', async ({
  open,
}) => {
  const { page } = await visit(open, '/isolatie', 11_000);
  await field(page, 'naam').focus();
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
  await field(page, 'naam').fill('Jan');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
  await field(page, 'naam').fill('');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.getByRole('button', { name: 'Tools' }).click();
  await leaveByTheTop(page);
  expect([await popup(page).count(), await overlay(page)]).toEqual([0, 'menu']);
  await page.keyboard.press('Escape');
  await leaveByTheTop(page);
  await popup(page).waitFor();
});

test('the report’s page never has it', async ({ open }) => {
  const { page } = await visit(open, '/verduurzamingsrapportage', 20_000);
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
});

test('a visitor without session storage or analytics gets it too, once per page', async ({
  open,
}) => {
  const page = await open();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(window, 'dataLayer', { get: () => undefined, set: () => undefined });
  });
  await stopTheClock(page);
  await page.goto('/contact');
  await stir(page);
  await page.clock.runFor(11_000);
  await leaveByTheTop(page);
  await page.getByRole('button', { name: 'Nee, bedankt' }).click();
  await popup(page).waitFor({ state: 'detached' });
  await leaveByTheTop(page);
  await expect.poll(() => popup(page).count()).toBe(0);
});
