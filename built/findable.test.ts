import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ALL_PATHS } from '../e2e/lib/pages.ts';
import { CLIENT, isBuilt } from './lib/built-page.ts';
import { factsOf, pageFacts } from './lib/page-facts.ts';

const CONTENT = join(import.meta.dirname, '../content');

const textOfFile = (name: string) => readFileSync(join(CLIENT, name), 'utf8');

test('the sitemap names every page that may be indexed, once, by its canonical address', () => {
  const named = [...textOfFile('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const canonical = factsOf(ALL_PATHS).map((page) => page.canonical);
  expect(named.toSorted()).toEqual(canonical.toSorted());
  expect(textOfFile('robots.txt')).toMatch(/^Sitemap: https?:\/\/.*\/sitemap\.xml$/m);
});

test('the page of all pages leads to every page that may be indexed', () => {
  const linked = new Set(pageFacts('/sitemap').links.map((link) => link.split(/[?#]/)[0]));
  const missing = ALL_PATHS.filter((path) => path !== '/sitemap' && !linked.has(path));
  expect(missing).toEqual([]);
});

test('the sitemap gives of every page the day of its text, as the page itself says it', () => {
  const days = new Map(
    [...textOfFile('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => [
      new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
      /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    ]),
  );
  for (const path of ALL_PATHS) {
    const [said] = pageFacts(path).structuredData;
    const graph: Record<string, unknown>[] = JSON.parse(said ?? '')['@graph'];
    const page = graph.find((node) => node['@type'] === 'WebPage');
    expect([path, days.get(path)]).toEqual([path, page?.dateModified]);
    expect(days.get(path)).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('a day in the sitemap stands in the text that the page is made of', () => {
  const sitemap = textOfFile('sitemap.xml');
  const dayIn = (file: string) =>
    /^updated: (\S+)$/m.exec(readFileSync(join(CONTENT, file), 'utf8'))?.[1] ?? '';
  const dayOf = (path: string) =>
    new RegExp(`${path}</loc><lastmod>(.*?)</lastmod>`).exec(sitemap)?.[1];
  expect(dayOf('/isolatie')).toBe(dayIn('services/isolatie.md'));
  expect(dayOf('/prijzen')).toBe(dayIn('pages/prijzen.md'));
  const parts = ['towns/ridderkerk.yaml', 'town-rules/isolatie.yaml', 'landing.yaml'].map(dayIn);
  expect(dayOf('/isolatie-ridderkerk')).toBe(parts.toSorted().at(-1));
});

test('every page is at most three clicks from the home page', () => {
  const links = new Map(factsOf([...ALL_PATHS]).map((page) => [page.path, page.links]));
  const clicks = new Map([['/', 0]]);
  for (const [path, count] of clicks) {
    for (const link of links.get(path) ?? []) {
      const to = link.split(/[?#]/)[0] ?? '';
      if (links.has(to) && !clicks.has(to)) clicks.set(to, count + 1);
    }
  }
  expect(ALL_PATHS.filter((path) => (clicks.get(path) ?? Number.POSITIVE_INFINITY) > 3)).toEqual(
    [],
  );
});

test('llms.txt leads to pages that are there, and leaves no mark of ours in its words', () => {
  const text = textOfFile('llms.txt');
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
  expect(text).not.toMatch(/\{\{|undefined/);
});

test('the manifest and the touch icon are there, with icons of the size they say', async () => {
  const manifest = JSON.parse(textOfFile('site.webmanifest'));
  for (const { src, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join(CLIENT, src)).metadata();
    if (format !== 'svg') expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = await sharp(join(CLIENT, 'apple-touch-icon.png')).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
  for (const name of ['favicon.ico', 'icon.svg']) expect(isBuilt(`/${name}`)).toBe(true);
  const { assets } = pageFacts('/');
  expect(assets).toEqual(expect.arrayContaining(['/site.webmanifest', '/apple-touch-icon.png']));
});
