import type { HtmlElement } from 'html-validate';
import { attributeOf, htmlOf, pageOf, textOf } from './built-page.ts';

/** What a page says of itself, and everything it points at. */
export interface PageFacts {
  path: string;
  lang: string;
  title: string;
  /** Content of the head's meta elements by name or property. */
  meta: Record<string, string>;
  canonical: string;
  /** Headings of the first level as they are read out, less those that stand ready hidden. */
  headings: string[];
  ids: string[];
  forms: number;
  /** Links as they stand in the HTML, and the addresses of frames. */
  links: string[];
  /** Scripts, styles, fonts, pictures of every width, icons. */
  assets: string[];
  structuredData: string[];
}

/** Reads a built page. */
export const pageFacts = (path: string): PageFacts => factsIn(path, pageOf(path), htmlOf(path));

/** Reads a page from its HTML, parsed and as it was sent. */
export function factsIn(path: string, page: HtmlElement, html: string): PageFacts {
  const all = (selector: string) => page.querySelectorAll(selector);
  const values = (selector: string, name: string) =>
    all(selector).map((element) => attributeOf(element, name) ?? '');
  const sets = [...values('[srcset]', 'srcset'), ...values('[imagesrcset]', 'imagesrcset')];
  const links = all('link[href]').filter((link) => attributeOf(link, 'rel') !== 'canonical');
  return {
    path,
    lang: values('html', 'lang').join(),
    title: all('head title').map(textOf).join(),
    meta: Object.fromEntries(
      all('meta[content]').map((element) => [
        attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '',
        attributeOf(element, 'content') ?? '',
      ]),
    ),
    canonical: values('link[rel="canonical"]', 'href').join(),
    headings: all('h1')
      .filter((heading) => !heading.closest('[hidden]'))
      .map((heading) => textOf(heading).replaceAll('\u00ad', '').trim()),
    ids: values('[id]', 'id'),
    forms: all('form').length,
    links: [...values('a[href]', 'href'), ...values('iframe[src]', 'src')],
    assets: [
      ...all('[src]')
        .filter(({ tagName }) => tagName !== 'iframe')
        .map((element) => attributeOf(element, 'src') ?? ''),
      ...sets.flatMap((set) => set.split(',').map((each) => each.trim().split(' ')[0] ?? '')),
      ...links.map((link) => attributeOf(link, 'href') ?? ''),
      ...values('astro-island', 'component-url'),
      ...values('astro-island', 'renderer-url'),
      ...[...html.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, url]) => url ?? ''),
    ].filter((url) => url !== '' && !url.startsWith('data:')),
    structuredData: all('script[type="application/ld+json"]').map(({ textContent }) => textContent),
  };
}

/** Reads built pages. */
export const factsOf = (paths: readonly string[]): PageFacts[] => paths.map(pageFacts);
