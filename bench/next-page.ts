/**
 * How soon a page that was pointed at shows once it is asked for: from the click's navigation to its
 * largest paint, on loopback, median of several. Usage: `node bench/next-page.ts`; exits 1 beyond the budget.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { median, printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const RUNS = 5;
const MOST_MS = 200;
const NEXT = '/isolatie';

/** Browsers fetch ahead after a moment on the link; a person takes at least this to click. */
const POINTED_MS = 600;

interface Shown {
  ms: number;
  isPrefetched: boolean;
}

async function goOn(browser: Browser, origin: string): Promise<Shown> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const link = page.locator(`a[href="${NEXT}"]:visible`).first();
  await link.hover();
  await sleep(POINTED_MS);
  await link.click();
  await page.waitForURL(`**${NEXT}`);
  await page.waitForLoadState();
  const shown = await page.evaluate(async () => {
    const [navigation] = performance.getEntriesByType(
      'navigation',
    ) as PerformanceNavigationTiming[];
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const isPrefetched = Reflect.get(navigation ?? {}, 'deliveryType') === 'navigational-prefetch';
    return { ms: Math.max(...paints.map(({ startTime }) => startTime)), isPrefetched };
  });
  await context.close();
  return shown;
}

const runs = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const found: Shown[] = [];
  for (let run = 0; run < RUNS; run += 1) found.push(await goOn(browser, origin));
  await browser.close();
  return found;
});

printFigures(`Next page, pointed at before it is asked for, median of ${RUNS}`, [
  {
    name: 'largest paint after the click',
    value: median(runs.map(({ ms }) => ms)),
    unit: 'ms',
    most: MOST_MS,
  },
  {
    name: 'visits that had it fetched ahead',
    value: runs.filter(({ isPrefetched }) => isPrefetched).length,
    least: RUNS,
  },
]);
