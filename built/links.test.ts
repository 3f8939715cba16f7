import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { isBuilt } from './lib/built-page.ts';
import { factsOf } from './lib/page-facts.ts';

/** Besides the pages that search engines may keep, those that pages lead to. */
const CRAWLED = [
  ...ALL_PATHS,
  '/404',
  '/rapport-verlopen',
  '/voorbeeldrapport',
  '/rekenvoorbeelden',
];

const pages = factsOf(CRAWLED);

test('no page links to a page that is not there, or by an address that is not its own', () => {
  const known = new Set<string>([...CRAWLED, '/film/sens-huis.mp4']);
  const dead = pages.flatMap(({ path, links }) =>
    links
      .filter((link) => link.startsWith('/') && !known.has(link.split(/[?#]/)[0] || '/'))
      .map((link) => `${path} -> ${link}`),
  );
  expect(dead).toEqual([]);
});

test('no link jumps to a place that is not on its page', () => {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  const dead = pages.flatMap(({ path, links }) =>
    links
      .filter((link) => /^[/#][\s\S]*#|^#/.test(link))
      .filter((link) => {
        const [to, anchor = ''] = link.split('#');
        return !ids.get(to?.split('?')[0] || path)?.has(anchor);
      })
      .map((link) => `${path} -> ${link}`),
  );
  expect(dead).toEqual([]);
});

test('links that leave are of a known kind and open safely', () => {
  const leaving = new Set(
    pages.flatMap(({ links }) => links.filter((link) => !/^[/#]/.test(link))),
  );
  const odd = [...leaving].filter(
    // Who smells gas calls a national number, which is none abroad.
    (link) => !/^(tel:\+\d{9,}$|tel:(08009009|112)$|mailto:[^@]+@[^@]+$|https:\/\/)/.test(link),
  );
  expect(odd).toEqual([]);
});

test('every picture, script, font and icon that a page names is there, in every width', () => {
  const assets = new Set(
    pages.flatMap(({ assets, meta }) => [...assets, new URL(meta['og:image'] ?? '/').pathname]),
  );
  expect(assets.size).toBeGreaterThan(50);
  expect([...assets].filter((asset) => !isBuilt(asset))).toEqual([]);
});
