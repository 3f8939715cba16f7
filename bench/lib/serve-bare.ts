import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { CHROMIUM } from '../../e2e/lib/chromium.ts';
import { listen } from '../../e2e/lib/listen.ts';
import { barePage } from './bare-page.ts';

const PHONE = { width: 360, height: 780 };

/** Address of the bare page. */
const BARE = '/kaal';

/**
 * That a page is to have no windows of others in its group makes the browser start a process for it while it is on its
 * way, whatever page it is: some 25 ms that a measurement sees.
 */
const PROCESS_HEADER = 'cross-origin-opener-policy';

/**
 * Serves a page of the site as a bare one: compressed and in a process of its own as the real one is, with its pictures.
 * @param url of the real page
 * @param asSeen as `barePage` has it
 * @returns its address, and what stops the server
 */
export async function serveBare(
  url: string,
  { asSeen = false } = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const browser = await chromium.launch(CHROMIUM);
  const page = await browser.newPage({ viewport: PHONE });
  const real = await page.goto(url);
  const process = await real?.headerValue(PROCESS_HEADER);
  const packed = brotliCompressSync(await barePage(page, asSeen));
  await browser.close();
  const { origin, stop } = await listen(async (request, response) => {
    if (request.url === BARE) {
      if (process) response.setHeader(PROCESS_HEADER, process);
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
