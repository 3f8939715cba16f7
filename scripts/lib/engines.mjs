/** The engines besides Chromium that journeys run in, where Debian puts them. Plain JavaScript for Node 20. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { runRingWithSecondTry } from './second-try.mjs';

const FIREFOX = ['/usr/bin/firefox-esr', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const LIBRARIES = '/usr/lib';
const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/xvfb-run';

const foldersIn = (folder) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** Path of a Firefox; nothing when there is none. */
export const findFirefox = () => FIREFOX.find((path) => existsSync(path));

/** Paths of WebKit's small browser, its driver and a screen for them; nothing when one is missing. */
export function findWebKit() {
  const browser = foldersIn(LIBRARIES)
    .filter((folder) => folder.endsWith('-linux-gnu'))
    .flatMap(foldersIn)
    .filter((folder) => folder.includes('/webkit2gtk-'))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => existsSync(path));
  if (!browser || !existsSync(DRIVER) || !existsSync(SCREEN)) return undefined;
  return { browser, driver: DRIVER, screen: SCREEN };
}

const ENGINES = [
  { ring: 'firefox', find: findFirefox, packages: ['firefox-esr'] },
  { ring: 'webkit', find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb', 'xauth'] },
];

/** Rings of the engines that are installed. */
export const engineRings = () => ENGINES.filter(({ find }) => find()).map(({ ring }) => ring);

/** Installs the engines that are missing, where that may be done unasked. */
export function installEngines() {
  const missing = ENGINES.filter(({ find }) => !find()).flatMap(({ packages }) => packages);
  if (missing.length > 0) aptInstall(missing);
}

/**
 * Runs the journeys in every engine that is installed, and says which ones are not.
 * @returns how many passed and failed
 */
export async function runEngines() {
  for (const { ring, packages } of ENGINES.filter(({ find }) => !find())) {
    const how = `apt-get install ${packages.join(' ')}`;
    console.log(`== tests: ${ring} is left out, as it is not installed (${how})`);
  }
  const rings = engineRings();
  return rings.length === 0 ? [] : [await runRingWithSecondTry(rings)];
}
