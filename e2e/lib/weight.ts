import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { wakeForm } from './form.ts';

/** Bytes of a body as a browser gets it over the wire: brotli where the server has it. */
function servedBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br, gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}

/** Most bytes of the home page over the wire, its styles within it (decision 120). */
export const HOME_MOST = { html: 28_000, scripts: 100_000, fonts: 22_500 } as const;

export interface Weight {
  html: number;
  /** Every script file: what the page loads, and what the first touch of the form loads. */
  scripts: number;
  fonts: number;
  styles: number;
  /** Pictures loaded before anything is scrolled. */
  pictures: number;
  scriptsBeforeFirstPaint: number;
}

/** How many script files the page asked for before it painted anything. */
const countEarlyScripts = (page: Page) =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) throw new Error('The page painted nothing.');
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /\.m?js(\?|$)/.test(name) && startTime < paint.startTime)
      .length;
  });

/** Loads a page that has the form, touches the form, and weighs all that came for it. */
export async function weigh(page: Page, url: string): Promise<Weight> {
  const urls = new Map<string, Set<string>>();
  page.on('request', (request) => {
    const kind = request.resourceType();
    urls.set(kind, (urls.get(kind) ?? new Set()).add(request.url()));
  });
  const sum = async (kind: string) => {
    const bytes = await Promise.all([...(urls.get(kind) ?? [])].map(servedBytes));
    return bytes.reduce((total, each) => total + each, 0);
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  const pictures = await sum('image');
  const scriptsBeforeFirstPaint = await countEarlyScripts(page);
  await wakeForm(page);
  await page.waitForLoadState('networkidle');
  return {
    html: await servedBytes(url),
    scripts: await sum('script'),
    fonts: await sum('font'),
    styles: await sum('stylesheet'),
    pictures,
    scriptsBeforeFirstPaint,
  };
}
