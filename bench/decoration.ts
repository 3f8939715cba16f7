/**
 * What the decoration costs while the home page is scrolled on a processor four times as slow, by the
 * browser's own tracing: frames drawn per second and the longest task, each time in turn with the same
 * page without decoration, which is what this machine can do at all.
 * Usage: `node bench/decoration.ts`; exits 1 beyond the budgets.
 */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { type Figure, median, printFigures } from './lib/budget.ts';
import { type TraceEvent, trace } from './lib/trace.ts';
import { withServer } from './lib/with-server.ts';

const RUNS = 3;
const CPU_SLOWDOWN = 4;
const GIVE_UP_MS = 30_000;
const SPEED_PX_PER_S = 800;
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const CATEGORIES = [
  '__metadata',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

interface Run {
  framesPerSecond: number;
  longestTaskMs: number;
  /** The processor's time of the most costly task: what a busy machine does not make longer. */
  dearestTaskMs: number;
  paints: number;
}

/** Drags the page past in one go, so that every frame has something new to show. */
async function scrollDown(page: Page, session: CDPSession): Promise<void> {
  const distance = await page.evaluate(
    () => document.documentElement.scrollHeight - window.innerHeight,
  );
  await session.send('Input.synthesizeScrollGesture', {
    x: 20,
    y: 300,
    yDistance: -distance,
    speed: SPEED_PX_PER_S,
    gestureSourceType: 'mouse',
  });
}

function judge(events: readonly TraceEvent[]): Run {
  const main = events.find(
    ({ name, ph, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid,
  );
  const drawn = events
    .filter(({ name, pid }) => name === 'DrawFrame' && pid === main?.pid)
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const seconds = ((drawn.at(-1) ?? 0) - (drawn[0] ?? 0)) / 1e6;
  if (!main || drawn.length < 2) throw new Error('The trace holds no frames of the page.');
  return {
    framesPerSecond: (drawn.length - 1) / seconds,
    dearestTaskMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000)),
    longestTaskMs: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
    paints: events.filter(({ name, pid }) => name === 'Paint' && pid === main.pid).length,
  };
}

async function measure(
  browser: Browser,
  origin: string,
  viewport: (typeof SCREENS)[number],
  isDecorated: boolean,
): Promise<Run> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  await page.goto(origin, { waitUntil: 'load' });
  // Not by reduced motion, which takes away other motion too.
  if (!isDecorated) {
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('.decoration')) each.remove();
      // Nor does any come later.
      for (const each of document.querySelectorAll('[data-backdrop]'))
        each.removeAttribute('data-backdrop');
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const events = await trace(browser, CATEGORIES, async () => {
    await scrollDown(page, session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  });
  return judge(events);
}

/** One run in a browser of its own; a slowed-down page now and then never hands over its trace. */
async function runOnce(
  origin: string,
  viewport: (typeof SCREENS)[number],
  isDecorated: boolean,
  tries = 3,
): Promise<Run> {
  const browser = await chromium.launch(CHROMIUM);
  const giveUp = setTimeout(() => browser.close(), GIVE_UP_MS);
  try {
    return await measure(browser, origin, viewport, isDecorated);
  } catch (error) {
    if (tries <= 1) throw error;
  } finally {
    clearTimeout(giveUp);
    await browser.close();
  }
  return runOnce(origin, viewport, isDecorated, tries - 1);
}

await withServer(async ({ origin }) => {
  for (const screen of SCREENS) {
    const withIt: Run[] = [];
    const without: Run[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      without.push(await runOnce(origin, screen, false));
      withIt.push(await runOnce(origin, screen, true));
    }
    const middle = (runs: Run[], key: keyof Run) => median(runs.map((run) => run[key]));
    const figures: Figure[] = [
      { name: 'frames per second', value: middle(withIt, 'framesPerSecond'), least: 55 },
      { name: '  without decoration', value: middle(without, 'framesPerSecond') },
      // By the processor's time: the pixels are drawn on the same two processors here, and a task that
      // waits for them is no longer for the decoration.
      {
        name: 'longest task, processor time',
        value: middle(withIt, 'dearestTaskMs'),
        unit: 'ms',
        most: 50,
      },
      { name: '  without decoration', value: middle(without, 'dearestTaskMs'), unit: 'ms' },
      { name: 'longest task, by the clock', value: middle(withIt, 'longestTaskMs'), unit: 'ms' },
      { name: '  without decoration', value: middle(without, 'longestTaskMs'), unit: 'ms' },
      { name: 'paints', value: middle(withIt, 'paints') },
      { name: '  without decoration', value: middle(without, 'paints') },
    ];
    printFigures(
      `Scrolling the home page at ${screen.width}x${screen.height}, ${CPU_SLOWDOWN}x slowdown, median of ${RUNS}`,
      figures,
    );
  }
});
