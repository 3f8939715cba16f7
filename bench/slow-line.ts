/**
 * What a phone on slow 4G sees when, over HTTP/2 with TLS as behind Caddy: Chromium itself over a slow line, which
 * Lighthouse only reckons and only for HTTP/1.1. Median of seven for a usual and a sharp phone, in turns with a bare page of
 * the same content. Usage: `node bench/slow-line.ts [path]`; needs openssl; exits 1 beyond the budget.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { median, printFigures } from './lib/budget.ts';
import { behindPort, secureFront } from './lib/secure-front.ts';
import { serveBare } from './lib/serve-bare.ts';
import { slowLine } from './lib/slow-line.ts';
import { withServer } from './lib/with-server.ts';

const RUNS = 7;
const PHONES = { 'a usual phone': 1.75, 'a sharp phone': 3 };
const SETTLED_MS = 1200;

const path = process.argv[2] ?? '/';

interface Seen {
  first: number;
  largest: number;
  /** Of the picture that was the largest thing; 0 when that was text. */
  bytes: number;
}

/** Runs in the page. */
const whatWasSeen = () =>
  new Promise<Seen>((resolve) => {
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { url: string };
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const [file] = performance.getEntriesByName(last.url) as PerformanceResourceTiming[];
      resolve({
        first: first?.startTime ?? 0,
        largest: last.startTime,
        bytes: file?.encodedBodySize ?? 0,
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** A browser of its own for each visit: nothing is known of the site, no connection is open. */
async function visit(url: string, deviceScaleFactor: number): Promise<Seen> {
  // Told of it later, a browser greets twice.
  const args = [...(CHROMIUM.args ?? []), '--ignore-certificate-errors'];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  try {
    const page = await browser.newPage({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor,
      isMobile: true,
    });
    await page.goto(url);
    await page.waitForTimeout(SETTLED_MS);
    return await page.evaluate(whatWasSeen);
  } finally {
    await browser.close();
  }
}

const seen = await withServer(async ({ origin }) => {
  const bare = await serveBare(origin + path, { asSeen: true });
  const behind = async (url: string) => {
    const front = await secureFront(new URL(url).origin);
    const line = await slowLine(front.port);
    return {
      url: behindPort(url, line.port),
      stop: () => {
        line.stop();
        front.stop();
      },
    };
  };
  const [page, plain] = [await behind(origin + path), await behind(bare.url)];
  const byPhone: [phone: string, visits: { page: Seen; plain: Seen }[]][] = [];
  for (const [phone, pixels] of Object.entries(PHONES)) {
    const visits: { page: Seen; plain: Seen }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      visits.push({ page: await visit(page.url, pixels), plain: await visit(plain.url, pixels) });
    }
    byPhone.push([phone, visits]);
  }
  page.stop();
  plain.stop();
  await bare.stop();
  return byPhone;
});

printFigures(
  `${path} over HTTP/2 on 1.6 Mbit/s with 150 ms, median of ${RUNS}`,
  seen.flatMap(([phone, visits]) => {
    const of = (name: keyof Seen, which: 'page' | 'plain' = 'page') =>
      median(visits.map((each) => each[which][name]));
    return [
      { name: `${phone}: first paint`, value: of('first'), unit: 'ms' },
      { name: '  largest paint', value: of('largest'), unit: 'ms' },
      { name: '  its picture', value: of('bytes'), unit: 'B' },
      { name: '  of the bare page', value: of('largest', 'plain'), unit: 'ms' },
      { name: '  times the bare page', value: of('largest') / of('largest', 'plain'), most: 1.2 },
    ];
  }),
);
