import sharp from 'sharp';
import { pageFacts } from './lib/page-facts.ts';
import { ALL_PATHS } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const MAX_BYTES = 120_000;

const pages = test.extend('pages', { scope: 'file' }, async ({ browser, site }, { onCleanup }) => {
  const context = await browser.newContext();
  onCleanup(() => context.close());
  const all = await pageFacts(await context.newPage(), site.origin, ALL_PATHS);
  return Promise.all(
    all.map(async ({ path, meta, headings }) => {
      const { pathname, search, origin } = new URL(meta['og:image'] ?? '');
      const answer = await fetch(site.origin + pathname + search);
      const bytes = Buffer.from(await answer.arrayBuffer());
      return {
        path,
        meta,
        heading: headings[0],
        origin,
        address: pathname + search,
        answer,
        bytes,
      };
    }),
  );
});

/** What a page shows to those who share it, as it is sent. */
async function shared(address: string): Promise<{ images: string[]; html: string }> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const images = [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)];
  return { html, images: images.map(([, url = '']) => new URL(url).pathname) };
}

pages('a shared link shows a picture of 1200x630 that every network takes', async ({ pages }) => {
  for (const { path, answer, bytes, meta, origin } of pages) {
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/jpeg',
    ]);
    const { format, width, height } = await sharp(bytes).metadata();
    expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630]);
    expect(bytes.length, path).toBeLessThanOrEqual(MAX_BYTES);
    expect([path, origin]).toEqual([path, new URL(meta['og:url'] ?? '').origin]);
  }
});

pages('each page has a picture of its own, at an address that changes with it', ({ pages }) => {
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
  expect(new Set(pages.map(({ bytes }) => bytes.toString('base64'))).size).toBe(pages.length);
  for (const { path, address } of pages)
    expect([path, address]).toEqual([path, expect.stringMatching(/\.jpg\?v=[0-9a-f]{8}$/)]);
});

pages('who cannot see the picture hears the title that stands in it', ({ pages }) => {
  for (const { path, meta, heading } of pages) {
    expect([path, meta['og:image:alt']]).toEqual([path, heading?.replace(/\.$/, '')]);
    expect([path, meta['twitter:image:alt']]).toEqual([path, meta['og:image:alt']]);
  }
});

test('a page that is not indexed shows the picture of the site', async ({ site }) => {
  const { images, html } = await shared(`${site.origin}/bestaat-niet`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(images).toEqual(['/social.jpg']);
});

test('a shared outcome of a tool shows the picture of that tool', async ({ site }) => {
  const tool = `${site.origin}/tools/warmtepomp-check`;
  const { images, html } = await shared(`${tool}?woningtype=hoekwoning`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(images).toEqual(['/social/tools-warmtepomp-check.jpg']);
  const image = /<meta property="og:image" content="[^"]+"/;
  expect(image.exec(html)?.[0]).toBe(image.exec((await shared(tool)).html)?.[0]);
});

test('what the pictures are drawn from is not part of the site', async ({ site }) => {
  expect((await fetch(`${site.origin}/social-cards.json`)).status).toBe(404);
});
