/** What the home page weighs over the wire, and what comes of others at once. Usage: `node bench/weight.ts`. */
import { chromium } from 'playwright-core';
import { AT_ONCE, heaviest } from '../built/lib/first-answer.ts';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { LANDING_PAGES, SERVICES } from '../e2e/lib/pages.ts';
import { HOME_MOST, weigh } from '../e2e/lib/weight.ts';
import { printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const PHONE = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2 };

const services = Object.keys(SERVICES).map((slug) => `/${slug}`);
const towns = LANDING_PAGES.map(({ path }) => path);

const { weight, service, town } = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  try {
    return {
      weight: await weigh(await browser.newPage(PHONE), `${origin}/`),
      service: await heaviest(origin, services),
      town: await heaviest(origin, towns),
    };
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
  { name: 'style sheets beside it', value: weight.styles, unit: 'B', most: 0 },
  { name: 'pictures of the first view', value: weight.pictures, unit: 'B' },
]);

printFigures(
  'The heaviest page of its kind, with its headers: beyond the most a phone waits once more',
  [
    { name: 'of a service', value: service, unit: 'B', most: AT_ONCE },
    { name: 'of a service in a town', value: town, unit: 'B', most: AT_ONCE },
  ],
);
