import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_PATHS, LANDING_PAGES, SERVICES } from '../e2e/lib/pages.ts';
import { discard, newDataDir, type RunningServer, startServer } from '../e2e/lib/server.ts';
import { type Crawled, crawl } from './lib/crawl.ts';
import { AT_ONCE, heaviest } from './lib/first-answer.ts';

let server: RunningServer;
let site: Crawled;

beforeAll(async () => {
  server = await startServer({}, newDataDir());
  site = await crawl(server.origin);
});

afterAll(() => discard(server));

test('everything that a page of the running site names is there, at the address that it names', () => {
  const odd = [...site.visited]
    .filter(([, { status }]) => status !== 200)
    .map(([address, { status, from }]) => `${from} -> ${address}: ${status}`);
  expect(odd).toEqual([]);
  expect(site.visited.size).toBeGreaterThan(300);
});

test('no link leads to a place that its page does not have', () => {
  const lost = site.links.filter(({ to }) => {
    const [address = '', id] = to.split('#');
    return id && !site.visited.get(address)?.ids.has(decodeURIComponent(id));
  });
  expect(lost).toEqual([]);
  expect(site.links.filter(({ to }) => to.includes('#')).length).toBeGreaterThan(300);
});

test('every page is at most three clicks from the home page', () => {
  const far = ALL_PATHS.filter((path) => !((site.visited.get(path)?.clicks ?? 9) <= 3));
  expect(far).toEqual([]);
});

test('a page that people find through search comes with its headers before a server waits for an answer', async () => {
  const services = Object.keys(SERVICES).map((slug) => `/${slug}`);
  const towns = LANDING_PAGES.map(({ path }) => path);
  expect(await heaviest(server.origin, [...services, ...towns])).toBeLessThanOrEqual(AT_ONCE);
});

/** Other ways to write the address of a page; the home page has none. */
const OTHERWISE: readonly (readonly [string, (path: string) => string])[] = [
  ['in capitals', (path) => path.toUpperCase()],
  ['with a slash at its end', (path) => `${path}/`],
  ['needlessly encoded', (path) => `/%${path.charCodeAt(1).toString(16)}${path.slice(2)}`],
];

test.each(OTHERWISE)(
  'every page %s leads at once to its own address, query and all',
  async (_how, other) => {
    const query = '?naam=%69&b=%20';
    const answers = await Promise.all(
      ALL_PATHS.filter((path) => path !== '/').map(async (path) => {
        const { status, headers } = await fetch(`${server.origin}${other(path)}${query}`, {
          redirect: 'manual',
        });
        return { path, status, location: headers.get('location') };
      }),
    );
    expect(
      answers.filter(
        ({ path, status, location }) => status !== 301 || location !== `${path}${query}`,
      ),
    ).toEqual([]);
  },
);
