/**
 * Asks of every page of the site what the tests ask of one of each kind: whether it keeps anybody out
 * (axe, all rules) at 360 and 1440 px, and whether anything is cut off at 320 or 560 px, or with words twice as large.
 * Usage: `node bench/every-page.ts`; exits 1 when anything is found.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { cutOff, keepsOut } from '../e2e/lib/for-all.ts';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage({ baseURL: origin, reducedMotion: 'reduce', locale: 'nl-NL' });
  const found: string[] = [];
  for (const path of ALL_PATHS) {
    found.push(...(await keepsOut(page, path)), ...(await cutOff(page, path)));
  }
  await browser.close();
  for (const line of found) console.log(line);
  printFigures('Every page, for everybody', [
    { name: 'pages', value: ALL_PATHS.length },
    { name: 'what keeps somebody out or is cut off', value: found.length, most: 0 },
  ]);
});
