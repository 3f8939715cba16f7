/**
 * What a page costs the main thread from navigation to 600 ms after its load, side by side with a bare
 * page of the same text, form and pictures: processor time from the browser's own trace, best of
 * several, in turns. Usage: `node bench/main-thread.ts [path ...]`; exits 1 beyond the budget.
 */
import { type Browser, chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { listen } from '../e2e/lib/listen.ts';
import { barePage } from './lib/bare-page.ts';
import { type Figure, printFigures } from './lib/budget.ts';
import { type MainThreadTime, mainThreadTime } from './lib/main-thread-time.ts';
import { withServer } from './lib/with-server.ts';

const RUNS = 7;
const PHONE = { width: 360, height: 780 };
/** Times the bare page. */
const MOST_TIMES_BARE = 1.7;

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : ['/', '/isolatie', '/isolatie-ridderkerk'];

/** Address of the bare page. */
const BARE = '/kaal';

/**
 * That a page is to have no windows of others in its group makes the browser start a process for it while it is on its
 * way, whatever page it is: some 25 ms that the measurement sees.
 */
const PROCESS_HEADER = 'cross-origin-opener-policy';

/** Serves one page under its own address, in a process of its own as the real one, and everything else from the real site. */
async function serveBare(html: string, origin: string) {
  const { headers } = await fetch(origin);
  return listen((request, response) => {
    if (request.url === BARE) {
      const value = headers.get(PROCESS_HEADER);
      if (value) response.setHeader(PROCESS_HEADER, value);
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
      return;
    }
    // Its pictures are the real ones, from the real server.
    response.writeHead(302, { location: origin + request.url }).end();
  });
}

async function makeBare(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({ viewport: PHONE, javaScriptEnabled: true });
  await page.goto(url);
  const html = await barePage(page);
  await page.close();
  return html;
}

const best = (runs: readonly MainThreadTime[]) =>
  runs.reduce((least, run) => (run.total < least.total ? run : least));

async function compare(browser: Browser, origin: string, path: string): Promise<Figure[]> {
  const bare = await serveBare(await makeBare(browser, origin + path), origin);
  const runs: { page: MainThreadTime; bare: MainThreadTime }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    runs.push({
      bare: await mainThreadTime(browser, bare.origin + BARE, PHONE),
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
