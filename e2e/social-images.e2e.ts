import { expect, test } from './lib/test.ts';

/** What a page shows to those who share it, as it is sent. */
async function shared(address: string): Promise<{ images: string[]; html: string }> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const images = [...html.matchAll(/<meta property="og:image" content="([^"]+)"/g)];
  return { html, images: images.map(([, url = '']) => new URL(url).pathname) };
}

test('a shared outcome of a tool shows the picture of that tool', async ({ site }) => {
  const tool = `${site.origin}/tools/warmtepomp-check`;
  const { images, html } = await shared(`${tool}?woningtype=hoekwoning`);
  expect(html).toContain('name="robots" content="noindex"');
  expect(images).toEqual(['/social/tools-warmtepomp-check.jpg']);
  const image = /<meta property="og:image" content="[^"]+"/;
  expect(image.exec(html)?.[0]).toBe(image.exec((await shared(tool)).html)?.[0]);
});
