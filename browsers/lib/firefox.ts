import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page, TimeoutError } from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/engines.mjs';
import { untilHit } from './hit.ts';
import { atRest } from './rest.ts';
import type { Engine, Size, Tab } from './tab.ts';

/** A page of ours loads in a fraction of it. */
const BACK_WITHIN_MS = 5_000;

const RESIZED_WITHIN_MS = 5_000;

/** The browser's own process hears of a new page a moment after the page has begun to run. */
const isTooEarly = (error: unknown) => /no such history entry/.test(String(error));

/** @throws what Firefox says, also when there was nothing to go back to for so long */
async function goBack(page: Page): Promise<void> {
  const deadline = performance.now() + BACK_WITHIN_MS;
  for (;;) {
    try {
      await page.goBack({ timeout: BACK_WITHIN_MS });
      return;
    } catch (error) {
      // Of a page that was kept whole no word may come that it is loaded, though it stands there.
      if (error instanceof TimeoutError) return;
      if (!isTooEarly(error) || performance.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** Firefox 140, of Debian 12, does not know the turning of a screen that goes with its size; no test of ours turns one. */
const isWithoutTurning = (error: unknown) =>
  /unknown command emulation\.setScreenOrientationOverride/.test(String(error));

/** @throws what Firefox says, also when the page does not become that wide */
async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!isWithoutTurning(error)) throw error;
  });
  // Both are asked at once, and the one that is not known answers first.
  const deadline = performance.now() + RESIZED_WITHIN_MS;
  while ((await page.evaluate(() => window.innerWidth)) !== size.width) {
    if (performance.now() > deadline)
      throw new Error(`The page does not become ${size.width} px wide.`);
    await sleep(20);
  }
}

/** Starts a Firefox without a window, driven over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('There is no Firefox: npm run browsers installs it.');
  const browser = await launch({ browser: 'firefox', executablePath, headless: true });
  const newTab = async (): Promise<Tab> => {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const thrown: unknown[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    const ask = async <Answer>(question: (...given: string[]) => Answer, ...given: string[]) =>
      (await page.evaluate(question, ...given)) as Answer;
    // No locator: what it waits with is refused by our pages' policy in Firefox 140.
    const click = (selector: string) =>
      untilHit(ask, selector, async () => page.mouse.click(...(await atRest(ask, selector))));
    return {
      open: async (address) => {
        await page.goto(address);
      },
      reload: async () => {
        await page.reload();
      },
      back: () => goBack(page),
      resize: (size) => resize(page, size),
      click,
      type: async (selector, words) => {
        await click(selector);
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
        await page.keyboard.type(words);
      },
      press: (key) => page.keyboard.press(key),
      ask,
      close: async () => {
        await context.close();
        if (thrown.length > 0) throw new AggregateError(thrown, 'A script of the page has failed.');
      },
    };
  };
  return { newTab, end: () => browser.close() };
}
