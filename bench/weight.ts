/** What the home page weighs over the wire. Usage: `node bench/weight.ts`. */
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { HOME_MOST, weigh } from '../e2e/lib/weight.ts';
import { printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };

const weight = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  try {
    return await weigh(await browser.newPage(PHONE), `${origin}/`);
  } finally {
    await browser.close();
  }
});

printFigures('Home page on a phone, bytes as served with brotli', [
  { name: 'HTML', value: weight.html, unit: 'B', most: HOME_MOST.html },
  {
    name: 'scripts, with those of the first touch',
    value: weight.scripts,
    unit: 'B',
    most: HOME_MOST.scripts,
  },
  {
    name: 'scripts asked for before the first paint',
    value: weight.scriptsBeforeFirstPaint,
    most: 0,
  },
  { name: 'fonts', value: weight.fonts, unit: 'B', most: HOME_MOST.fonts },
  { name: 'style sheets', value: weight.styles, unit: 'B', most: HOME_MOST.styles },
  { name: 'pictures of the first view', value: weight.pictures, unit: 'B' },
]);
