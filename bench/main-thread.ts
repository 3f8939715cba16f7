/**
 * What a page costs the main thread from navigation to 600 ms after its load, side by side with a bare
 * page of the same text, form and pictures: processor time from the browser's own trace, best of
 * several, in turns. Usage: `node bench/main-thread.ts [path ...]`; exits 1 beyond the budget.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { type Figure, printFigures } from './lib/budget.ts';
import { type MainThreadTime, mainThreadTime } from './lib/main-thread-time.ts';
import { serveBare } from './lib/serve-bare.ts';
import { withServer } from './lib/with-server.ts';

const RUNS = 7;
const PHONE = { width: 360, height: 780 };
/** Times the bare page. */
const MOST_TIMES_BARE = 1.7;

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/', '/isolatie', '/isolatie-ridderkerk'];

const best = (runs: readonly MainThreadTime[]) =>
  runs.reduce((least, run) => (run.total < least.total ? run : least));

async function compare(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  const bare = await serveBare(origin + path);
  const runs: { page: MainThreadTime; bare: MainThreadTime }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({
      bare: await mainThreadTime(browser, bare.url, PHONE),
      page: await mainThreadTime(browser, origin + path, PHONE),
    });
  }
  await bare.stop();
  const page = best(runs.map((run) => run.page));
  const least = best(runs.map((run) => run.bare));
  const parts = (['style', 'layout', 'parse', 'script', 'paint', 'longest'] as const).map(
    (part): Figure => ({
      name: `  ${part === 'longest' ? 'longest task' : part}, bare ${least[part].toFixed(1)}`,
      value: page[part],
      unit: 'ms',
    }),
  );
  return [
    {
      name: `${path}: times the bare page`,
      value: page.total / least.total,
      most: MOST_TIMES_BARE,
    },
    { name: `  all, bare ${least.total.toFixed(1)}`, value: page.total, unit: 'ms' },
    ...parts,
  ];
}

const figures = await withServer(async ({ origin }) => {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const found: Figure[] = [];
    for (const path of paths) found.push(...(await compare(browser, origin, path)));
    return found;
  } finally {
    await browser.close();
  }
});
printFigures(`Processor time of the main thread, phone, best of ${RUNS}`, figures);
