import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { fileOf, isBuilt } from './lib/built-page.ts';
import { factsOf, pageFacts } from './lib/page-facts.ts';

const MAX_BYTES = 120_000;

const pages = factsOf(ALL_PATHS).map(({ path, meta, headings }) => {
  const { pathname, search, origin } = new URL(meta['og:image'] ?? '');
  const bytes = readFileSync(fileOf(pathname));
  return { path, meta, heading: headings[0], origin, address: pathname + search, bytes };
});

test('a shared link shows a picture of 1200x630 that every network takes', async () => {
  for (const { path, bytes, meta, origin } of pages) {
    const { format, width, height } = await sharp(bytes).metadata();
    expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630]);
    expect(bytes.length, path).toBeLessThanOrEqual(MAX_BYTES);
    expect([path, origin]).toEqual([path, new URL(meta['og:url'] ?? '').origin]);
  }
});

test('each page has a picture of its own, at an address that changes with it', () => {
  expect(new Set(pages.map(({ address }) => address)).size).toBe(pages.length);
  expect(new Set(pages.map(({ bytes }) => bytes.toString('base64'))).size).toBe(pages.length);
  for (const { path, address } of pages)
    expect([path, address]).toEqual([path, expect.stringMatching(/\.jpg\?v=[0-9a-f]{8}$/)]);
});

test('who cannot see the picture hears the title that stands in it', () => {
  for (const { path, meta, heading } of pages) {
    expect([path, meta['og:image:alt']]).toEqual([path, heading?.replace(/\.$/, '')]);
    expect([path, meta['twitter:image:alt']]).toEqual([path, meta['og:image:alt']]);
  }
});

test('a page that is not indexed shows the picture of the site', () => {
  const { meta } = pageFacts('/404');
  expect(meta.robots).toBe('noindex');
  expect(new URL(meta['og:image'] ?? '').pathname).toBe('/social.jpg');
});

test('what the pictures are drawn from is not part of the site', () => {
  expect(isBuilt('/social-cards.json')).toBe(false);
});
