import type { Browser, BrowserContext } from 'playwright-core';
import { type TraceEvent, trace } from './trace.ts';

/** Processor time of a page's main thread, in ms. */
export interface MainThreadTime {
  /** All tasks together. */
  total: number;
  style: number;
  layout: number;
  parse: number;
  script: number;
  paint: number;
  /** The longest single task. */
  longest: number;
}

/** Names of the trace's events by what they are work for; none of them holds another one here. */
const KINDS = {
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  parse: ['ParseHTML'],
  script: ['EvaluateScript', 'v8.compile', 'FunctionCall'],
  paint: ['PrePaint', 'Paint', 'Layerize', 'Commit'],
} as const;

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
];

/** How long after the load event work still counts as the page's start. */
const AFTER_LOAD_MS = 600;

/** Start of the page's own navigation and its thread, from the trace's marks. */
function findPage(events: readonly TraceEvent[], url: string) {
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error('The trace holds no navigation.');
  return start;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Loads an address in a browser context of its own and adds up what its main thread computed from
 * navigation to 600 ms after the load event. Processor time, so that a busy machine disturbs it little.
 * @param prepare what is to be done in the context before the page is opened
 */
export async function mainThreadTime(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
  prepare: (context: BrowserContext) => Promise<unknown> = async () => undefined,
): Promise<MainThreadTime> {
  const context = await browser.newContext({ viewport });
  try {
    await prepare(context);
    const page = await context.newPage();
    const events = await trace(browser, CATEGORIES, async () => {
      await page.goto(url, { waitUntil: 'load' });
      await page.waitForTimeout(AFTER_LOAD_MS);
    });
    const start = findPage(events, url);
    const own = events.filter(
      ({ pid, tid, ts, ph }) =>
        ph === 'X' && pid === start.pid && tid === start.tid && ts >= start.ts,
    );
    const cpuMs = (names: readonly string[]) =>
      sum(own.filter(({ name }) => names.includes(name)).map(({ tdur }) => (tdur ?? 0) / 1000));
    const tasks = own
      .filter(({ name }) => name === 'RunTask')
      .map(({ tdur }) => (tdur ?? 0) / 1000);
    return {
      total: sum(tasks),
      style: cpuMs(KINDS.style),
      layout: cpuMs(KINDS.layout),
      parse: cpuMs(KINDS.parse),
      script: cpuMs(KINDS.script),
      paint: cpuMs(KINDS.paint),
      longest: Math.max(0, ...tasks),
    };
  } finally {
    await context.close();
  }
}
