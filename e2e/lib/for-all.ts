import type { Page } from 'playwright-core';
import { axeViolations, layOutAll } from './axe.ts';
import { setLettersApart, setWords, sticksOut } from './looks.ts';
import { DESKTOP, PHONE } from './test.ts';

/** A phone on its side, or half a tablet: between the widths that one designs for. */
const BETWEEN = { width: 560, height: 640 };

/** Tables that are wider than what holds them, which need not be wider than the window. */
const wideTables = (page: Page) =>
  page
    .locator('.card-table')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `a table of ${one.scrollWidth} px in ${one.clientWidth}`),
    );

/** Opens a page to measure it: whole, and undrawn, as nobody looks at it. It takes its room all the same. */
async function openUndrawn(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'));
  await layOutAll(page);
}

/**
 * What sticks out of a page at 320 and 560 px, and on a phone with words twice as large; and which of its tables
 * stick out of their columns at 1440 px. A line each.
 */
export async function cutOff(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await openUndrawn(page, path);
  const narrow = await sticksOut(page);
  await page.setViewportSize(BETWEEN);
  const between = await sticksOut(page);
  await page.setViewportSize(DESKTOP);
  const wide = await wideTables(page);
  await page.setViewportSize(PHONE);
  await setWords(page, '200%');
  const large = await sticksOut(page);
  return [
    ...narrow.map((line) => `${path} at 320 px: ${line}`),
    ...between.map((line) => `${path} at ${BETWEEN.width} px: ${line}`),
    ...wide.map((line) => `${path} at ${DESKTOP.width} px: ${line}`),
    ...large.map((line) => `${path} at 200 %: ${line}`),
  ];
}

/** What sticks out of a page with its letters far apart, on a phone, a tablet and a wide screen; a line each. */
export async function cutOffApart(page: Page, path: string): Promise<string[]> {
  await openUndrawn(page, path);
  await setLettersApart(page);
  const found: string[] = [];
  for (const width of [PHONE.width, 768, DESKTOP.width]) {
    await page.setViewportSize({ width, height: 780 });
    const out = await sticksOut(page);
    found.push(...out.map((line) => `${path} at ${width} px: ${line}`));
  }
  return found;
}

/** What keeps somebody out of a page on a phone or on a wide screen; a line each. */
export async function keepsOut(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    const violations = await axeViolations(page);
    found.push(...violations.map((line) => `${path} at ${size.width} px: ${line}`));
  }
  return found;
}
