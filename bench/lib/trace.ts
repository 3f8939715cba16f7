import type { Browser } from 'playwright-core';

/** One event of a browser's trace; times in microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Like `dur`, without the time that the thread waited for the processor. */
  tdur?: number;
  args?: { name?: string; data?: { documentLoaderURL?: string } };
}

/**
 * Everything that a browser notes of some kinds of work while something happens.
 * @param categories the kinds, as the browser names them
 */
export async function trace(
  browser: Browser,
  categories: readonly string[],
  during: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [...categories],
      excludedCategories: ['*'],
      recordMode: 'recordAsMuchAsPossible',
    },
  });
  await during();
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
    // Closed: whoever gave up must not wait for what never comes.
    browser.once('disconnected', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  return events;
}
