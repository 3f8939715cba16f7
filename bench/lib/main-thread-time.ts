import type { Browser, CDPSession } from 'playwright-core';

/** One event of a browser's trace; durations in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

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

async function readTrace(session: CDPSession, during: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  );
  const complete = new Promise<void>((resolve) =>
    session.once('Tracing.tracingComplete', () => resolve()),
  );
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' },
  });
  await during();
  await session.send('Tracing.end');
  await complete;
  return events;
}

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
 */
export async function mainThreadTime(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<MainThreadTime> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const session = await browser.newBrowserCDPSession();
    const events = await readTrace(session, async () => {
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
