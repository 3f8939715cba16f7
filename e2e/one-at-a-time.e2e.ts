import type { Page } from 'playwright-core';
import { leaveByTheTop, OVERLAYS, overlay, scrollTo, stir } from './lib/shell.ts';
import { expect, still as test } from './lib/test.ts';

/** Looks at every frame how many things lie over the page, and keeps the most it saw. */
const countAlways = (page: Page) =>
  page.addInitScript((overlays) => {
    const look = () => {
      const open = [...document.querySelectorAll(overlays)].filter((each) =>
        each.checkVisibility({ visibilityProperty: true }),
      );
      const most = Math.max(Reflect.get(window, 'mostOpen') ?? 0, open.length);
      Object.assign(window, { mostOpen: most });
      requestAnimationFrame(look);
    };
    document.addEventListener('DOMContentLoaded', look);
  }, OVERLAYS);

const mostOpen = (page: Page) => page.evaluate(() => Reflect.get(window, 'mostOpen'));

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

/** Everything that a visitor can open, each over the one before where that can be reached. */
async function openAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Snelmenu' }).click();
  await expect.poll(() => overlay(page)).toBe('dock');
  await page.getByRole('button', { name: isNarrow(page) ? 'Menu openen' : 'Tools' }).click();
  await expect.poll(() => overlay(page)).toBe('menu');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Stel een vraag' }).click();
  await page.locator('.assistant[open]').waitFor();
  await leaveByTheTop(page);
  await expect.poll(() => overlay(page)).toBe('assistant');
  await page.keyboard.press('Escape');
  await expect.poll(() => overlay(page)).toBeUndefined();
}

test.for([
  { width: 320, height: 568 },
  { width: 1440, height: 900 },
])(
  'at $width by $height a visitor who opens everything never has two things over the page',
  async (viewport, { open }) => {
    const page = await open(undefined, { viewport, hasTouch: viewport.width === 320 });
    await countAlways(page);
    await page.clock.install();
    await page.goto('/');
    await stir(page);
    // Beyond the form: on a phone the dock is away beside it.
    const beyond = await page.locator('#energy-form').evaluate((card) => {
      const { bottom } = card.getBoundingClientRect();
      return bottom + window.scrollY;
    });
    await scrollTo(page, beyond);
    await page.locator('.sticky-bar').waitFor();
    await page.clock.runFor(11_000);
    await openAll(page);
    // Nothing is open and nothing is filled in: now the popup may come.
    if (isNarrow(page)) {
      await page.mouse.wheel(0, -5);
      await scrollTo(page, 0);
    } else await leaveByTheTop(page);
    await page.locator('.exit-popup').waitFor();
    await expect
      .poll(() => page.locator('.dock, .sticky-bar').filter({ visible: true }).count())
      .toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => overlay(page)).toBeUndefined();
    expect(await mostOpen(page)).toBe(1);
  },
);
