import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../../e2e/lib/chromium.ts';
import { listen } from '../../e2e/lib/listen.ts';
import { barePage } from './bare-page.ts';

const PHONE = { width: 360, height: 780 };
const BARE = '/kaal';

/**
 * Serves a page of the site as a bare one, compressed as the real one is, with its pictures from the same place.
 * @param url of the real page
 * @returns its address, and what stops the server
 */
export async function serveBare(url: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage({ viewport: PHONE });
  await page.goto(url);
  const packed = brotliCompressSync(await barePage(page));
  await browser.close();
  const { origin, stop } = await listen(async (request, response) => {
    if (request.url === BARE) {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, headers).end(packed);
      return;
    }
    // A browser that closes still asks for pictures, when the real server may be gone.
    const picture = await fetch(new URL(request.url ?? '/', url)).catch(() => undefined);
    if (!picture) {
      response.writeHead(502).end();
      return;
    }
    const type = picture.headers.get('content-type') ?? 'application/octet-stream';
    response.writeHead(picture.status, { 'content-type': type });
    response.end(Buffer.from(await picture.arrayBuffer()));
  });
  return { url: origin + BARE, stop };
}
