import type { Page } from 'playwright-core';
import { axeViolations } from './axe.ts';
import { DESKTOP, expect, PHONE } from './test.ts';

/** On a phone and on a wide screen nothing keeps anybody out, and at 320 px nothing sticks out. */
export async function expectFitForAll(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(PHONE.width);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await width()).toBe(320);
  await page.setViewportSize(DESKTOP);
  expect(await axeViolations(page)).toEqual([]);
}
