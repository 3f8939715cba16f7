import { parsePage } from './built-page.ts';
import { factsIn } from './page-facts.ts';

/** What one address answered, asked over HTTP. */
export interface Visited {
  status: number;
  /** How many links one follows to it from the home page; a picture or script counts with its page. */
  clicks: number;
  /** The first page that named it. */
  from: string;
  /** Of a page: the places that an address can lead to. */
  ids: ReadonlySet<string>;
}

/** A link as it stands on a page, with its query and fragment. */
export interface Link {
  from: string;
  to: string;
}

export interface Crawled {
  /** Every address by its path and query. */
  visited: ReadonlyMap<string, Visited>;
  links: readonly Link[];
}

const AT_ONCE = 8;

/**
 * Walks the running site from its home page along every link, picture, script, style and icon of its own, until
 * nothing is new. Follows no redirect: that a page names one is a finding.
 */
export async function crawl(origin: string): Promise<Crawled> {
  const visited = new Map<string, Visited>();
  const links: Link[] = [];
  let next = [{ address: '/', from: '/', clicks: 0 }];
  while (next.length > 0) {
    const found: typeof next = [];
    const queue = next.values();
    const work = async () => {
      for (const { address, from, clicks } of queue) {
        if (visited.has(address)) continue;
        visited.set(address, { status: 0, clicks, from, ids: new Set() });
        const page = await visit(origin, address);
        visited.set(address, { status: page.status, clicks, from, ids: new Set(page.ids) });
        links.push(...page.links.map((to) => ({ from: address, to })));
        for (const to of page.links)
          found.push({ address: addressed(to), from: address, clicks: clicks + 1 });
        for (const to of page.assets) found.push({ address: addressed(to), from: address, clicks });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    next = found;
  }
  return { visited, links };
}

const addressed = (link: string) => link.split('#')[0] ?? link;

async function visit(origin: string, address: string) {
  const answer = await fetch(`${origin}${address}`, {
    redirect: 'manual',
    headers: { accept: 'text/html,*/*' },
  });
  const { status } = answer;
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = await answer.text();
  if (!isPage || status !== 200) return { status, ids: [], links: [], assets: [] };
  const { ids, links, assets, meta } = factsIn(address, parsePage(html), html);
  // On this page, or from the root; those of others are not ours to ask.
  const own = links.flatMap((link) =>
    link.startsWith('#') ? `${address}${link}` : link.startsWith('/') ? link : [],
  );
  const pictures = [...assets, new URL(meta['og:image'] ?? '/', origin).pathname];
  return { status, ids, links: own, assets: pictures.filter((url) => url.startsWith('/')) };
}
