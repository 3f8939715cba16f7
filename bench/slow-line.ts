/**
 * What a phone on slow 4G sees when, over HTTP/2 with TLS as behind Caddy: Chromium itself over a slow line, which
 * Lighthouse only reckons and only for HTTP/1.1. Median of seven for a usual and a sharp phone.
 * Usage: `node bench/slow-line.ts [path]`; needs openssl.
 */
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { median, printFigures } from './lib/budget.ts';
import { secureFront } from './lib/secure-front.ts';
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
      viewport: { width: 390, height: 760 },
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
  const front = await secureFront(origin);
  const line = await slowLine(front.port);
  const url = `https://127.0.0.1:${line.port}${path}`;
  const byPhone: [phone: string, visits: Seen[]][] = [];
  for (const [phone, pixels] of Object.entries(PHONES)) {
    const visits: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(url, pixels));
    byPhone.push([phone, visits]);
  }
  line.stop();
  front.stop();
  return byPhone;
});

printFigures(
  `${path} over HTTP/2 on 1.6 Mbit/s with 150 ms, median of ${RUNS}`,
  seen.flatMap(([phone, visits]) => [
    { name: `${phone}: first paint`, value: median(visits.map(({ first }) => first)), unit: 'ms' },
    { name: '  largest paint', value: median(visits.map(({ largest }) => largest)), unit: 'ms' },
    { name: '  its picture', value: median(visits.map(({ bytes }) => bytes)), unit: 'B' },
  ]),
);
