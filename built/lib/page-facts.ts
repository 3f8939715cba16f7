import type { Page } from 'playwright-core';

/** What a page says of itself, and everything it points at. */
export interface PageFacts {
  path: string;
  status: number;
  lang: string;
  title: string;
  /** Content of the head's meta elements by name or property. */
  meta: Record<string, string>;
  canonical: string;
  /** Headings of the first level, less those that stand ready hidden. */
  headings: string[];
  ids: string[];
  forms: number;
  /** Links as they stand in the HTML. */
  links: string[];
  /** Scripts, styles, fonts, pictures of every width, icons. */
  assets: string[];
  structuredData: string[];
}

/** Reads HTML with the browser's own parser, without running or loading anything of it. */
function readHtml(html: string): Omit<PageFacts, 'path' | 'status'> {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const values = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? '');
  const sets = values('[srcset], [imagesrcset]', 'srcset');
  return {
    lang: page.documentElement.lang,
    title: page.title,
    meta: Object.fromEntries(
      all('meta[content]').map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    ),
    canonical: values('link[rel="canonical"]', 'href').join(),
    headings: all('h1:not([hidden] *)').map((heading) => heading.textContent.trim()),
    ids: values('[id]', 'id'),
    forms: all('form').length,
    links: values('a[href]', 'href'),
    assets: [
      ...values('[src]', 'src'),
      ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(' ')[0] ?? '')),
      ...values('link[href]:not([rel="canonical"])', 'href'),
      ...values('astro-island', 'component-url'),
      ...values('astro-island', 'renderer-url'),
      ...[...html.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, url]) => url ?? ''),
    ].filter((url) => url !== '' && !url.startsWith('data:')),
    structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

/**
 * Reads pages as they are sent.
 * @param page any page of the site; it lends its parser
 */
export async function pageFacts(
  page: Page,
  origin: string,
  paths: readonly string[],
): Promise<PageFacts[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      return {
        path,
        status: answer.status,
        ...(await page.evaluate(readHtml, await answer.text())),
      };
    }),
  );
}
