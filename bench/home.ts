/**
 * Lighthouse on the home page as a slow phone sees it, median of three. An all but empty page is
 * measured in turn with it: what that one "blocks" is this machine's browser, not the site. So is a bare page of the
 * same text, form and pictures: what its largest paint takes is the line and the picture. All over TLS and HTTP/2, as visitors
 * have them from Caddy; over plain HTTP/1.1 with `--http1`, as figures of before December 2026 are.
 * Usage: `node bench/home.ts [path] [--http1]`; exits 1 beyond the budgets of the first version.
 */
import lighthouse, { type Result } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { listen } from '../e2e/lib/listen.ts';
import { freePort } from '../server/testing/free-port.ts';
import { type Figure, median, printFigures } from './lib/budget.ts';
import { behindPort, secureFront } from './lib/secure-front.ts';
import { serveBare } from './lib/serve-bare.ts';
import { withServer } from './lib/with-server.ts';

const RUNS = 3;
/** Build machines are fast: at the usual 4 the imitated phone would be too good. */
const CPU_SLOWDOWN = 8;
const EMPTY_PAGE =
  '<!doctype html><html lang="nl"><title>Leeg</title><meta name="viewport" content="width=device-width"><h1>Leeg</h1>';

const [path = '/'] = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const isPlain = process.argv.includes('--http1');

/** Lighthouse now and then loses the trace of a page load and asks to be run again. */
async function runOnce(url: string, tries = 3): Promise<Result> {
  try {
    return await measure(url);
  } catch (error) {
    if (tries <= 1) throw error;
    return runOnce(url, tries - 1);
  }
}

async function measure(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...CHROMIUM,
    // Tests go without it; a visitor's browser keeps the page that was left.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [
      ...(CHROMIUM.args ?? []),
      '--ignore-certificate-errors',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      throttlingMethod: 'simulate',
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: CPU_SLOWDOWN },
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

const runs = await withServer(async ({ origin }) => {
  const empty = await listen((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(EMPTY_PAGE);
  });
  const bare = await serveBare(origin + path, { asSeen: true });
  const behind = async (url: string) => {
    if (isPlain) return { url, stop: () => undefined };
    const { port, stop } = await secureFront(new URL(url).origin);
    return { url: behindPort(url, port), stop };
  };
  const fronts = [await behind(empty.origin), await behind(bare.url), await behind(origin + path)];
  const [emptyUrl = '', bareUrl = '', pageUrl = ''] = fronts.map(({ url }) => url);
  const results: { page: Result; empty: Result; bare: Result }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    results.push({
      empty: await runOnce(emptyUrl),
      bare: await runOnce(bareUrl),
      page: await runOnce(pageUrl),
    });
  }
  for (const { stop } of fronts) stop();
  await empty.stop();
  await bare.stop();
  return results;
});

const score = (id: string) =>
  median(runs.map(({ page }) => (page.categories[id]?.score ?? 0) * 100));
const audit = (id: string, which: keyof (typeof runs)[number] = 'page') =>
  median(runs.map((run) => run[which].audits[id]?.numericValue ?? Infinity));

const lcp = audit('largest-contentful-paint');
const bareLcp = audit('largest-contentful-paint', 'bare');
const figures: Figure[] = [
  { name: 'performance', value: score('performance'), least: 99 },
  { name: 'accessibility', value: score('accessibility'), least: 100 },
  { name: 'best practices', value: score('best-practices'), least: 100 },
  { name: 'search engines', value: score('seo'), least: 100 },
  { name: 'first contentful paint', value: audit('first-contentful-paint'), unit: 'ms' },
  { name: 'largest contentful paint', value: lcp, unit: 'ms', most: 1200 },
  { name: '  of the bare page', value: bareLcp, unit: 'ms' },
  { name: '  times the bare page', value: lcp / bareLcp, most: 1.2 },
  { name: 'total blocking time', value: audit('total-blocking-time'), unit: 'ms', most: 50 },
  { name: '  of an empty page, here', value: audit('total-blocking-time', 'empty'), unit: 'ms' },
  { name: 'cumulative layout shift', value: audit('cumulative-layout-shift'), most: 0.01 },
];
printFigures(
  `Lighthouse mobile over HTTP/${isPlain ? '1.1' : '2'}, ${CPU_SLOWDOWN}x slowdown, ${path}, median of ${RUNS}`,
  figures,
);

for (const { title, score: value, scoreDisplayMode } of Object.values(runs[0]?.page.audits ?? {})) {
  const isLost = value !== null && value < 0.9 && scoreDisplayMode === 'binary';
  if (isLost) console.log(`  lost on: ${title}`);
}
