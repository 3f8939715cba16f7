/**
 * How long the page takes to answer a touch, on a phone that is four times slower than this machine: from the
 * touch to the next picture on the screen, as the browser tells it (Event Timing, in steps of 8 ms; what
 * INP is made of, of which up to 200 ms is called good). Usage: `node bench/interactions.ts`; exits 1 beyond that.
 */
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { wakeForm } from '../e2e/lib/form.ts';
import { reportLives, requestReport } from '../e2e/lib/report.ts';
import { laidOut } from '../e2e/lib/shell.ts';
import { wakeTool } from '../e2e/lib/tool.ts';
import { median, printFigures } from './lib/budget.ts';
import { withServer } from './lib/with-server.ts';

const CPU_SLOWDOWN = 4;
const RUNS = 3;
const BUDGET_MS = 200;
/** Long enough for the slowest answer, and for all that follows from it. */
const REST_MS = 1_500;

interface Touch {
  name: string;
  path: string;
  /** Brings the page to where somebody would touch it. */
  ready?: (page: Page) => Promise<void>;
  /** What is touched. */
  on: (page: Page) => Locator;
}

/** All that the shell brings later is there, and the page is laid out to its end. */
const rest = async (page: Page) => {
  await page.locator('.dock').waitFor({ state: 'attached' });
  await laidOut(page);
};
const openQuestion = (page: Page) =>
  page.getByRole('button', { name: /^Beantwoord deze vraag/ }).first();
const inTool = (tool: string, name: string, selector: string): Touch => ({
  name: `${tool}: ${name}`,
  path: `/tools/${tool}?woningtype=hoekwoning&bouwjaar=1950`,
  ready: wakeTool,
  on: (page) => page.locator(`[data-tool] label:has(${selector}):visible`).first(),
});

const touches = (reportPath: string): Touch[] => [
  {
    name: 'home: a field of the form',
    path: '/',
    ready: rest,
    on: (page) => page.locator('form [name="naam"]'),
  },
  {
    name: 'home: a type of house',
    path: '/',
    ready: wakeForm,
    on: (page) => page.locator('form label:has([value="hoekwoning"])').first(),
  },
  {
    name: 'home: an empty form sent',
    path: '/',
    ready: wakeForm,
    on: (page) => page.locator('form button[type="submit"]'),
  },
  {
    name: 'home: a question folded out',
    path: '/',
    ready: rest,
    on: (page) => page.locator('main details summary:visible').last(),
  },
  {
    name: 'home: the menu',
    path: '/',
    ready: rest,
    on: (page) => page.locator('header button[popovertarget]:visible').first(),
  },
  {
    name: 'town: a part folded out',
    path: '/isolatie-ridderkerk',
    ready: rest,
    on: (page) => page.locator('main details summary:visible').first(),
  },
  inTool('subsidie-calculator', 'a type of house', '[value="vrijstaand"]'),
  inTool('subsidie-calculator', 'a measure', 'input[type="checkbox"]'),
  inTool('energielabel-simulator', 'a type of house', '[value="vrijstaand"]'),
  inTool('energielabel-simulator', 'a measure', 'input[type="checkbox"]'),
  inTool('warmtepomp-check', 'a type of house', '[value="vrijstaand"]'),
  inTool('roi-calculator', 'a type of house', '[value="vrijstaand"]'),
  inTool('roi-calculator', 'a measure', 'input[type="checkbox"]'),
  { name: 'report: a question', path: reportPath, ready: reportLives, on: openQuestion },
  {
    name: 'report: an answer',
    path: reportPath,
    ready: async (page) => {
      await reportLives(page);
      await openQuestion(page).click();
    },
    on: (page) => page.locator('[data-question] label:visible').first(),
  },
];

/** Notes in the page how long each touch waited for its picture. */
function startWatching(): void {
  const waitedMs: number[] = [];
  Reflect.set(window, 'waitedMs', waitedMs);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) waitedMs.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** @returns ms; nothing when it took less than the browser tells of (16 ms) */
async function answered(browser: Browser, baseURL: string, touch: Touch): Promise<number> {
  const viewport = { width: 360, height: 780 };
  const page = await browser.newPage({ baseURL, viewport, hasTouch: true });
  await page.goto(touch.path);
  await touch.ready?.(page);
  await touch.on(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(startWatching);
  await touch.on(page).click();
  await page.waitForTimeout(REST_MS);
  const waited = await page.evaluate(() => Reflect.get(window, 'waitedMs') as number[]);
  await page.context().close();
  return Math.max(0, ...waited);
}

const figures = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  const found = [];
  for (const touch of touches(await requestReport(origin))) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await answered(browser, origin, touch));
    found.push({ name: touch.name, value: median(runs), unit: 'ms', most: BUDGET_MS });
  }
  await browser.close();
  return found;
});
printFigures(`From a touch to its picture, ${CPU_SLOWDOWN}x slowdown`, figures);
