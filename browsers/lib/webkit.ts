import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, error, Key, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '../../scripts/lib/engines.mjs';
import { freePort } from '../../server/testing/free-port.ts';
import { untilHit } from './hit.ts';
import { atRest } from './rest.ts';
import type { Engine, Size, Tab } from './tab.ts';

const READY_WITHIN_MS = 15_000;
const ANSWERS_WITHIN_MS = 20_000;

async function isReady(url: string): Promise<boolean> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/status`).catch(() => undefined);
    if (answer?.ok) return true;
    await sleep(100);
  }
  return false;
}

/** Makes the window as much larger than the page as the bars that the browser draws in it. */
async function resize(browser: WebDriver, size: Size): Promise<void> {
  const bars = await browser.executeScript<Size>(() => ({
    width: window.outerWidth - window.innerWidth,
    height: window.outerHeight - window.innerHeight,
  }));
  const [width, height] = [size.width + bars.width, size.height + bars.height];
  await browser.manage().window().setRect({ width, height });
}

/** What the driver answers; throws when it stays silent, in words by which the test may begin anew (vitest.config.ts). */
async function answered<Answer>(what: string, answer: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const silence = sleep(ANSWERS_WITHIN_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`The driver does not answer: ${what}`);
  });
  silence.catch(() => {});
  return Promise.race([answer, silence]).finally(() => timer.abort());
}

/** The driver says so, and has clicked nothing, where the page grew between its scrolling and its click. */
function letMiss(caught: unknown): void {
  const hasMissed =
    caught instanceof error.ElementNotInteractableError ||
    caught instanceof error.ElementClickInterceptedError;
  if (!hasMissed) throw caught;
}

async function newTab(url: string, binary: string, end: () => void): Promise<Tab> {
  const browser = await answered(
    'a new window',
    Promise.resolve(
      new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        })
        .build(),
    ),
  );
  const ask: Tab['ask'] = (question, ...given) =>
    answered('ask', browser.executeScript(question, ...given));
  const click = (selector: string) =>
    untilHit(ask, selector, async () => {
      await atRest(ask, selector);
      const clicked = browser.findElement(By.css(selector)).click();
      await answered(`click ${selector}`, clicked).catch(letMiss);
    });
  const type = async (selector: string, words: string) => {
    const field = await browser.findElement(By.css(selector));
    await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
    // In a call of its own: until the end of one, this driver holds Control down.
    await field.sendKeys(words);
  };
  const press = (key: 'Escape' | 'Tab' | 'Enter') =>
    browser
      .actions()
      .sendKeys({ Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER }[key])
      .perform();
  return {
    open: (address) => answered(`open ${address}`, browser.get(address)),
    reload: () => answered('reload', browser.navigate().refresh()),
    back: () => answered('back', browser.navigate().back()),
    resize: (size) => answered('resize', resize(browser, size)),
    click,
    type: (selector, words) => answered(`type in ${selector}`, type(selector, words)),
    press: (key) => answered(`press ${key}`, press(key)),
    ask,
    // What does not answer does not quit either.
    close: () =>
      answered('close', browser.quit())
        .catch(() => {})
        .finally(end),
  };
}

/** Starts the driver of WebKit's own small browser for one tab, on a screen that nobody sees. */
async function tabOfItsOwn(): Promise<Tab> {
  const found = findWebKit();
  if (!found) throw new Error('There is no WebKit with its driver: npm run browsers installs it.');
  const port = String(await freePort());
  const child = spawn(
    found.screen,
    ['-a', '--server-args=-screen 0 1600x1200x24', found.driver, '-p', port],
    {
      env: { ...process.env, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      stdio: 'ignore',
      // A group of its own, so that the screen ends with the driver.
      detached: true,
    },
  );
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(url)) return newTab(url, found.browser, end);
  end();
  throw new Error('The driver does not answer: its start');
}

/** WebKit's driver knows one window at a time and may fall silent: each tab has a driver of its own. */
export async function startWebKit(): Promise<Engine> {
  return { newTab: tabOfItsOwn, end: async () => {} };
}
