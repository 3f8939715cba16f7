import { expect, test } from 'vitest';
import { ALL_PATHS, ARTICLES, LANDING_PAGES } from '../e2e/lib/pages.ts';
import { htmlOf } from './lib/built-page.ts';
import { factsOf, type PageFacts } from './lib/page-facts.ts';
import { fileOfText } from './lib/text-files.ts';

const REQUIRED_META = [
  'og:type',
  'og:locale',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'twitter:card',
  'geo.region',
  'geo.placename',
  'geo.position',
  'ICBM',
];

const pages = factsOf(ALL_PATHS);

test('every route of the site is in Dutch, with one heading and a way to the form', () => {
  for (const { path, lang, headings, links, forms } of pages) {
    expect([path, lang, headings.length]).toEqual([path, 'nl', 1]);
    expect(headings[0]?.length, path).toBeGreaterThan(5);
    const leads = forms > 0 || links.some((link) => link.startsWith('/verduurzamingsrapportage'));
    expect([path, leads]).toEqual([path, true]);
  }
});

test('every page has a title, a description of fitting length and its own address as canonical', () => {
  for (const { path, title, meta, canonical } of pages) {
    expect(title.length, path).toBeGreaterThan(10);
    expect(title, path).toContain('SENS');
    // The spec prescribes the titles of the town pages, and some towns have long names.
    const isTown = LANDING_PAGES.some((page) => page.path === path);
    if (!isTown) expect(title.length, `title in ${fileOfText(path)}`).toBeLessThanOrEqual(65);
    const length = meta.description?.length;
    expect(length, `description in ${fileOfText(path)}`).toBeGreaterThanOrEqual(110);
    expect(length, `description in ${fileOfText(path)}`).toBeLessThanOrEqual(160);
    expect([path, new URL(canonical).pathname]).toEqual([path, path]);
    expect(meta.robots, path).toBeUndefined();
  }
});

test('titles and descriptions are each page’s own', () => {
  const twice = (name: string, wordsOf: (page: PageFacts) => string) =>
    [...Map.groupBy(pages, wordsOf).values()]
      .filter((same) => same.length > 1)
      .map((same) => `${name}: ${same.map(({ path }) => fileOfText(path)).join(', ')}`);
  expect(twice('title', ({ title }) => title)).toEqual([]);
  expect(twice('description', ({ meta }) => meta.description ?? '')).toEqual([]);
});

test('every page has its social and geo tags, and one graph of structured data', () => {
  for (const { path, meta, structuredData } of pages) {
    for (const name of REQUIRED_META)
      expect([path, name, meta[name]]).toEqual([path, name, expect.stringMatching(/./)]);
    expect([path, meta['og:image:width'], meta['og:image:height']]).toEqual([path, '1200', '630']);
    expect(meta['geo.placename'], path).toBe('Barendrecht');
    expect([path, structuredData.length]).toEqual([path, 1]);
  }
});

test('the landing pages carry the prescribed title', () => {
  const titles = new Map(pages.map(({ path, title }) => [path, title]));
  for (const { path, title } of LANDING_PAGES)
    expect([path, titles.get(path)]).toEqual([path, title]);
});

test('articles say when they were written', () => {
  const articles = pages.filter(({ meta }) => meta['og:type'] === 'article');
  expect(articles.map(({ path }) => path).toSorted()).toEqual(ARTICLES.toSorted());
  for (const { path, meta } of articles) {
    expect([path, meta['article:published_time']]).toEqual([
      path,
      expect.stringMatching(/^\d{4}-/),
    ]);
    expect([path, meta['article:modified_time']]).toEqual([path, expect.stringMatching(/^\d{4}-/)]);
  }
});

test('no page shows what only its maker should see', () => {
  const slips = /\{\{|\}\}|\{town\}|lorem ipsum|\bundefined\b|\bNaN\b|\[object Object\]/i;
  for (const path of ALL_PATHS) {
    const words = htmlOf(path)
      .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]+>/g, '\n');
    expect([path, slips.exec(words)?.[0]]).toEqual([path, undefined]);
  }
});
