import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { shellFile } from '../../site/src/lib/shell-files.ts';

/** What lies over the page, of which never two may at once. */
export const OVERLAYS = 'dialog[open], [popover="auto"]:popover-open, .intro';

/** The first sign of a visitor, which brings the rest of the shell; waits until it is there. */
export async function stir(page: Page): Promise<void> {
  await moveUntil(page, () => page.locator('.dock').count());
}

/** Waits until the page has come to rest, and what was left for later is laid out to its end. */
export const laidOut = (page: Page) =>
  page.waitForFunction(
    () => document.querySelector<HTMLElement>('footer')?.dataset.laidOut !== undefined,
  );

/** Waits until the shell has asked for a part of itself, and that part has run. */
export async function shellPart(page: Page, name: string): Promise<void> {
  await page.waitForResponse(`**${shellFile(name)}`);
  // A module runs once, however often it is imported: this waits for the page's own.
  await page.evaluate(`import('${shellFile(name)}').then(() => undefined)`);
}

/** Only what is broken lets a visitor move that long; a busy machine may take its time. */
export const GIVES_UP_MS = 20_000;

/**
 * Moves the pointer until something came of it: what listens for it comes after the first paint.
 * Also before a test begins, where a page is brought into the state that its tests share.
 */
export async function moveUntil(page: Page, came: () => Promise<number | boolean>): Promise<void> {
  let at = 300;
  await vi.waitUntil(
    async () => {
      at += 1;
      await page.mouse.move(5, at);
      return Boolean(await came());
    },
    // A move costs a page work, and keeps from it what it waits for.
    { interval: 200, timeout: GIVES_UP_MS },
  );
}

/** Which overlay the shell says is open. */
export const overlay = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.overlay);

/** Scrolls at once, as a visitor who flings; what the page does about it has been done then. */
export const scrollTo = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        const before = window.scrollY;
        // The page's own listeners came first, so that they have heard of it when this one does.
        addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
        if (window.scrollY === before) resolve();
      }),
    top,
  );

/** Puts an analytics function on the page, as consent would, and returns what it was told. */
export async function listenToAnalytics(page: Page) {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told, gtag: (...words: unknown[]) => told.push(words) });
  });
  return () => page.evaluate(() => Reflect.get(window, 'told') as unknown[][]);
}

/** Time on this page passes when the test says so, and not before. */
export async function stopTheClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  // The page itself begins with a clock at nought.
  await page.clock.pauseAt(now + 60_000);
}

/** The pointer leaves by the top of the window. */
export const leaveByTheTop = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, clientY: -1 })),
  );
