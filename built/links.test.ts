import { pageFacts } from './lib/page-facts.ts';
import { ALL_PATHS } from './lib/pages.ts';
import { expect, test } from './lib/test.ts';

const CRAWLED = [...ALL_PATHS, '/404'];

const crawled = test.extend(
  'pages',
  { scope: 'file' },
  async ({ browser, site }, { onCleanup }) => {
    const context = await browser.newContext();
    onCleanup(() => context.close());
    return pageFacts(await context.newPage(), site.origin, CRAWLED);
  },
);

crawled(
  'no page links to a page that is not there, or by an address that is not its own',
  ({ pages }) => {
    const known = new Set<string>([...CRAWLED, '/film/sens-huis.mp4']);
    const dead = pages.flatMap(({ path, links }) =>
      links
        .filter((link) => link.startsWith('/') && !known.has(link.split(/[?#]/)[0] || '/'))
        .map((link) => `${path} -> ${link}`),
    );
    expect(dead).toEqual([]);
  },
);

crawled('no link jumps to a place that is not on its page', ({ pages }) => {
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

crawled('links that leave are of a known kind and open safely', ({ pages }) => {
  const leaving = new Set(
    pages.flatMap(({ links }) => links.filter((link) => !/^[/#]/.test(link))),
  );
  const odd = [...leaving].filter(
    // Who smells gas calls a national number, which is none abroad.
    (link) => !/^(tel:\+\d{9,}$|tel:(08009009|112)$|mailto:[^@]+@[^@]+$|https:\/\/)/.test(link),
  );
  expect(odd).toEqual([]);
});

crawled(
  'every picture, script, font and icon that a page names is there, in every width',
  async ({ pages, site }) => {
    const assets = new Set(
      pages.flatMap(({ assets, meta }) => [...assets, new URL(meta['og:image'] ?? '/').pathname]),
    );
    expect(assets.size).toBeGreaterThan(50);
    const dead: string[] = [];
    for (const asset of assets) {
      const answer = await fetch(site.origin + asset, { method: 'HEAD', redirect: 'manual' });
      if (answer.status !== 200) dead.push(`${answer.status} ${asset}`);
    }
    expect(dead).toEqual([]);
  },
);

crawled('every page of the site can be reached from the home page', ({ pages }) => {
  const links = new Map(pages.map((page) => [page.path, page.links]));
  const reached = new Set(['/']);
  // A set is walked in the order in which it grows.
  for (const path of reached) {
    for (const link of links.get(path) ?? []) {
      const to = link.split(/[?#]/)[0] ?? '';
      if (links.has(to)) reached.add(to);
    }
  }
  expect(ALL_PATHS.filter((path) => !reached.has(path))).toEqual([]);
});
