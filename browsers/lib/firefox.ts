import { setTimeout as sleep } from 'node:timers/promises';
import { launch, type Page, TimeoutError } from 'puppeteer-core';
import { findFirefox } from '../../scripts/lib/engines.mjs';
import type { Engine, Tab } from './tab.ts';

/** A page of ours loads in a fraction of it. */
const BACK_WITHIN_MS = 5_000;

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
    return {
      open: async (address) => {
        await page.goto(address);
      },
      reload: async () => {
        await page.reload();
      },
      back: () => goBack(page),
      resize: (size) => page.setViewport(size),
      click: async (selector) => {
        // In the middle, as for WebKit: nothing that stays in place lies over it there.
        await page.$eval(selector, (each) =>
          each.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        // A locator waits until what slides in has come to rest.
        await page.locator(selector).click();
      },
      type: async (selector, words) => {
        await page.locator(selector).click();
        await page.keyboard.down('Control');
        await page.keyboard.press('a');
        await page.keyboard.up('Control');
        await page.keyboard.type(words);
      },
      press: (key) => page.keyboard.press(key),
      ask: async <Answer>(question: (...given: string[]) => Answer, ...given: string[]) =>
        (await page.evaluate(question, ...given)) as Answer,
      close: async () => {
        await context.close();
        if (thrown.length > 0) throw new AggregateError(thrown, 'A script of the page has failed.');
      },
    };
  };
  return { newTab, end: () => browser.close() };
}
