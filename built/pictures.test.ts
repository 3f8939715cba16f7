import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ALL_PATHS, LANDING_PAGES } from '../e2e/lib/pages.ts';
import { attributeOf, fileOf, pageOf } from './lib/built-page.ts';

/** Bytes that a hero at 640 pixels may have as AVIF: fewer where a phone waits for it before all else. */
const mostAt640 = (path: string) => (/^\/(?:tools|$)/.test(path) ? 24_000 : 15_000);

/** The pictures of a page in their order. */
function readPictures(path: string) {
  return pageOf(path)
    .querySelectorAll('main picture')
    .map((picture) => {
      const [image] = picture.querySelectorAll('img');
      const [avif] = picture.querySelectorAll('source[type="image/avif"]');
      const of = (name: string) => (image && attributeOf(image, name)) ?? '';
      const sizes = ((avif && attributeOf(avif, 'srcset')) ?? '').split(', ');
      return {
        name: of('src').split('/').at(-1)?.split('.')[0] ?? '',
        alt: of('alt'),
        sized: Boolean(of('width') && of('height')),
        square: of('width') === of('height'),
        loading: of('loading'),
        priority: of('fetchpriority'),
        /** Address of the AVIF at 640 pixels, when there is one. */
        at640: sizes.find((each) => each.endsWith(' 640w'))?.split(' ')[0] ?? '',
      };
    });
}

test('every page has a hero picture of its own, small enough, in words, and with its size', () => {
  const heroes = new Map<string, string[]>();
  const sizes = new Set<string>();
  for (const path of ALL_PATHS) {
    const pictures = readPictures(path);
    const [hero] = pictures;
    expect(hero?.alt, path).toMatch(/\w{3}/);
    // The home page's own is wide; the spec wants all others 1:1.
    expect(hero?.square, path).toBe(path !== '/');
    expect(
      pictures.filter(({ sized }) => !sized),
      path,
    ).toEqual([]);
    expect(pictures.filter(({ priority }) => priority === 'high').length, path).toBeLessThan(2);
    expect(
      pictures.slice(1).filter(({ loading }) => loading !== 'lazy'),
      path,
    ).toEqual([]);
    heroes.set(hero?.name ?? '', [...(heroes.get(hero?.name ?? '') ?? []), path]);
    if (!hero?.at640 || sizes.has(hero.at640)) continue;
    sizes.add(hero.at640);
    const { size } = statSync(fileOf(hero.at640));
    expect(size, hero.at640).toBeLessThanOrEqual(mostAt640(path));
  }
  expect(sizes.size).toBeGreaterThan(20);
  const towns = new Set(LANDING_PAGES.map(({ path }) => path));
  const shared = [...heroes].filter(
    ([, paths]) => paths.length > 1 && !paths.every((path) => towns.has(path)),
  );
  expect(shared).toEqual([]);
});

test('a town page says its town on the sign in its picture', () => {
  const [hero] = readPictures('/isolatie-krimpen-aan-den-ijssel');
  expect(hero?.alt).toContain('Krimpen aan den IJssel');
});

test('a tool shows a picture of its own kind', () => {
  for (const path of ALL_PATHS.filter((each) => each.startsWith('/tools/'))) {
    expect(readPictures(path)[0]?.name, path).toContain('tool-');
  }
});
