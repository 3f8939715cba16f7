import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../e2e/lib/listen.ts';
import { findWebKit } from '../../scripts/lib/engines.mjs';
import type { Engine, Size, Tab } from './tab.ts';

const READY_WITHIN_MS = 15_000;
const RESTS_WITHIN_MS = 5_000;

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

/** Scrolls to an element, and says where on the screen it now is. */
function bringIntoView(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top } = element.getBoundingClientRect();
  return `${left} ${top}`;
}

/** Brings an element before the eyes and clicks once it rests: WebKit's driver waits for neither. */
async function click(browser: WebDriver, selector: string): Promise<void> {
  const element = await browser.findElement(By.css(selector));
  let before: string | undefined;
  const rests = async () => {
    const [last, now] = [before, await browser.executeScript<string>(bringIntoView, element)];
    before = now;
    return last === now;
  };
  await browser.wait(rests, RESTS_WITHIN_MS, `${selector} does not come to rest`);
  await element.click();
}

async function newTab(url: string, binary: string): Promise<Tab> {
  const browser = await new Builder()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  return {
    open: (address) => browser.get(address),
    resize: (size) => resize(browser, size),
    click: (selector) => click(browser, selector),
    type: async (selector, words) => {
      const field = await browser.findElement(By.css(selector));
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
      // In a call of its own: until the end of one, this driver holds Control down.
      await field.sendKeys(words);
    },
    press: (key) =>
      browser
        .actions()
        .sendKeys({ Escape: Key.ESCAPE, Tab: Key.TAB, Enter: Key.ENTER }[key])
        .perform(),
    ask: (question, ...given) => browser.executeScript(question, ...given),
    close: () => browser.quit(),
  };
}

/** Starts the driver of WebKit's own small browser, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
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
  const end = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  };
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(url)) return { newTab: () => newTab(url, found.browser), end };
  await end();
  throw new Error('WebKitWebDriver does not answer.');
}
