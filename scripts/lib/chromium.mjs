/** Finds a Chromium for the browser tests, and fetches one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { NODE_EXE, ROOT } from './house.mjs';

/** The one without a window: a page in it costs less than half. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

const PLACES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

const INSIDE = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-win/chrome.exe',
];

function playwrightChromium() {
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache/ms-playwright');
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .flatMap((name) => INSIDE.map((inside) => join(folder, name, inside)))
    .find(existsSync);
}

const installed = () =>
  [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path)) ??
  playwrightChromium();

/**
 * Path of a Chromium: the one that was asked for (CHROMIUM_PATH), or Debian's without a window; else any; where there
 * is none, that of Debian is installed, or else Playwright's own.
 * @param {{ forMany?: boolean }} how for many pages: that of Debian is installed also where one with a window stands
 */
export function findChromium({ forMany = false } = {}) {
  const found = installed();
  if (found && (!forMany || found === HEADLESS || found === process.env.CHROMIUM_PATH))
    return found;
  console.log('Fetching a Chromium without a window for the browser tests ...');
  aptInstall(['chromium-headless-shell', 'fonts-liberation']);
  if (!installed()) {
    const cli = join(ROOT, 'node_modules/playwright-core/cli.js');
    spawnSync(NODE_EXE, [cli, 'install', 'chromium'], { cwd: ROOT, stdio: 'inherit' });
  }
  const path = installed();
  if (path) return path;
  console.error('No Chromium could be fetched. Install one, or set CHROMIUM_PATH to yours.');
  process.exit(1);
}
