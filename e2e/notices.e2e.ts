import type { Page } from 'playwright-core';
import { axeViolations } from './lib/axe.ts';
import { stir, stopTheClock } from './lib/shell.ts';
import { expect, type Open, still as test } from './lib/test.ts';

/** A part of the page says something, as `notify` does. */
async function say(page: Page, ...texts: string[]) {
  // As words: the test runner would make an import in a function its own.
  const all = texts.map((text) => `shell.say(${JSON.stringify(text)});`).join(' ');
  await page.evaluate(`void import('/shell/notices.js').then((shell) => { ${all} })`);
  // The place where they come stands a moment before the first.
  await expect.poll(() => page.locator('.notices').count()).toBe(1);
  await page.clock.runFor(200);
  await page.getByText(String(texts.at(-1)), { exact: true }).waitFor();
}

const shown = (page: Page) => page.locator('.notices').getByRole('paragraph').allTextContents();

async function visit(open: Open) {
  const page = await open();
  await stopTheClock(page);
  await page.goto('/contact');
  await stir(page);
  return page;
}

test('at most three messages stand at a time, each for 4 s, and are announced', async ({
  open,
}) => {
  const page = await visit(open);
  await say(page, 'een', 'twee', 'drie', 'vier');
  await expect.poll(() => shown(page)).toEqual(['twee', 'drie', 'vier']);
  await expect.poll(() => page.locator('.notices').getAttribute('role')).toBe('status');
  await page.clock.runFor(3_700);
  await expect.poll(() => shown(page)).toHaveLength(3);
  await page.clock.runFor(400);
  await expect.poll(() => shown(page)).toEqual([]);
  await say(page, 'nog een');
  await page.locator('.notice').hover();
  // The judge waits for time to pass.
  await page.clock.resume();
  expect(await axeViolations(page)).toEqual([]);
});

test('they stay while one points at them or is among them, and can be closed', async ({ open }) => {
  const page = await visit(open);
  await say(page, 'blijft');
  await page.locator('.notice').hover();
  await page.clock.runFor(10_000);
  await expect.poll(() => shown(page)).toEqual(['blijft']);
  await page.mouse.move(600, 300);
  await page.clock.runFor(4_100);
  await expect.poll(() => shown(page)).toEqual([]);
  await say(page, 'met focus');
  await page.getByRole('button', { name: 'Melding sluiten' }).focus();
  await page.clock.runFor(10_000);
  await expect.poll(() => shown(page)).toEqual(['met focus']);
  await page.keyboard.press('Enter');
  await expect.poll(() => shown(page)).toEqual([]);
});
