/**
 * `npm run content-pictures`: draws docs/inhoud/*.webp, pages with the text file of each part written
 * on it. Needs a built site; run it after a page got another part.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { CHROMIUM } from '../e2e/lib/chromium.ts';
import { endAll, type Running, startSite } from '../e2e/lib/site.ts';
import { type Place, SHOWN_PAGES } from './lib/content-places.ts';

const OUT = join(import.meta.dirname, '../docs/inhoud');
const WIDTH = 1100;
const SHOWN_WIDTH = 760;

/** Runs in the page: outlines each part and writes its file on it. @returns parts that are not there */
function writeFiles(places: readonly Place[]): string[] {
  return places.flatMap(({ part, file }) => {
    const found = document.querySelector(part);
    const box = found?.getBoundingClientRect();
    if (!box?.height) return [part];
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      position: 'absolute',
      zIndex: '9999',
      left: `${box.left + scrollX}px`,
      top: `${box.top + scrollY}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      outline: '3px solid #c8553d',
      outlineOffset: '-3px',
      pointerEvents: 'none',
    });
    const label = document.createElement('div');
    label.textContent = file;
    Object.assign(label.style, {
      position: 'absolute',
      right: '0',
      top: '0',
      padding: '3px 10px',
      background: '#b04631',
      color: '#fff',
      font: '600 15px/1.4 sans-serif',
      whiteSpace: 'nowrap',
    });
    frame.append(label);
    document.body.append(frame);
    return [];
  });
}

/** How high the page's own content is; the document itself is never lower than the window. */
const heightOf = (page: Page) =>
  page.evaluate(() =>
    Math.ceil(document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0),
  );

const running: Running = [];
try {
  const { origin } = await startSite(running);
  const browser = await chromium.launch(CHROMIUM);
  running.push(() => browser.close());
  mkdirSync(OUT, { recursive: true });
  for (const { name, path, places } of SHOWN_PAGES) {
    const page = await browser.newPage({
      viewport: { width: WIDTH, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.goto(`${origin}${path}`);
    // What lies below the window is not laid out until it comes near: so the window is the page.
    await page.setViewportSize({ width: WIDTH, height: await heightOf(page) });
    await page.waitForLoadState('networkidle');
    await page.setViewportSize({ width: WIDTH, height: await heightOf(page) });
    const missing = await page.evaluate(writeFiles, places);
    if (missing.length > 0) throw new Error(`${path}: no part is ${missing.join(', ')}`);
    const picture = await page.screenshot({ fullPage: true });
    const { size } = await sharp(picture)
      .resize({ width: SHOWN_WIDTH })
      .webp({ quality: 60 })
      .toFile(join(OUT, `${name}.webp`));
    console.log(`docs/inhoud/${name}.webp: ${Math.round(size / 1000)} kB`);
    await page.close();
  }
} finally {
  await endAll(running);
}
