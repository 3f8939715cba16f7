/**
 * What the intro costs the home page, by turns with a tab that has seen its first page: when the largest
 * part is painted, what moves, and what the main thread computes. Usage: `node bench/intro.ts`; exits 1
 * beyond the budgets.
 */
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { median, printFigures } from './lib/budget.ts';
import { mainThreadTime } from './lib/main-thread-time.ts';
import { withServer } from './lib/with-server.ts';

/** Pairs of visits; the work of one differs from that of the next by more than the intro costs. */
const RUNS = 21;
/** How many of them are watched until the intro has gone. */
const WATCHED = 5;
const PHONE = { width: 360, height: 780 };
/** The intro has come and gone by then. */
const WATCH_MS = 2_500;

const MOST_LATER_MS = 100;
const MOST_SHIFT = 0.01;
const MOST_MORE_WORK = 0.15;

/** As on every page of a tab but its first; the name is the one in the shell's script. */
const hasBeenGreeted = (context: BrowserContext) =>
  context.addInitScript(() => sessionStorage.setItem('sens:greeted', 'true'));
const isNew = async () => undefined;

type Prepare = (context: BrowserContext) => Promise<unknown>;

interface Painted {
  largestMs: number;
  shift: number;
  hadIntro: boolean;
}

async function painted(browser: Browser, url: string, prepare: Prepare): Promise<Painted> {
  const context = await browser.newContext({ viewport: PHONE });
  try {
    await prepare(context);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const seen = { largestMs: 0, shift: 0, hadIntro: false };
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          seen.hadIntro ||= added instanceof HTMLElement && added.matches('.intro');
        }
      }).observe(document, { childList: true, subtree: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largestMs = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCH_MS);
    return await page.evaluate(() => Reflect.get(window, 'seen'));
  } finally {
    await context.close();
  }
}

await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const url = `${origin}/`;
  const work: Record<'first' | 'next', number>[] = [];
  const watched: Record<'first' | 'next', Painted>[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const workOf = async (prepare: Prepare) =>
      (await mainThreadTime(browser, url, PHONE, prepare)).total;
    work.push({ first: await workOf(isNew), next: await workOf(hasBeenGreeted) });
    if (run >= WATCHED) continue;
    watched.push({
      first: await painted(browser, url, isNew),
      next: await painted(browser, url, hasBeenGreeted),
    });
  }
  await browser.close();
  if (!watched.every(({ first, next }) => first.hadIntro && !next.hadIntro)) {
    throw new Error('The intro came where it should not, or the other way round.');
  }
  const largest = (kind: 'first' | 'next') => median(watched.map((run) => run[kind].largestMs));
  const later = largest('first') - largest('next');
  const without = median(work.map(({ next }) => next));
  const more = median(work.map(({ first, next }) => first - next)) / without;
  const shift = Math.max(...watched.map(({ first }) => first.shift));
  printFigures('Home page with its intro', [
    { name: 'largest paint with it', value: largest('first'), unit: 'ms' },
    { name: 'largest paint without it', value: largest('next'), unit: 'ms' },
    { name: 'later by', value: later, unit: 'ms', most: MOST_LATER_MS },
    { name: 'main thread without it', value: without, unit: 'ms' },
    { name: 'more main thread with it', value: more, most: MOST_MORE_WORK },
    { name: 'layout shift with it', value: shift, most: MOST_SHIFT },
  ]);
});
