import type { PageData } from './page-data.ts';
import type { Crumb } from './trail.ts';

/** What a page tells about itself in its head. */
export interface HeadData {
  title: string;
  description: string;
  /** Path of the page, from which the canonical link is made. */
  path: string;
  noindex?: boolean;
  /** A version of the page at `path` for one visitor: not indexed, and its canonical link names the page. */
  isVariant?: boolean;
  article?: { published: string; updated: string };
  /** The day on which its words were last gone over, where the content says one. */
  updated?: string;
  /** Since when it is there: with that day it has the dates of an article, and is none. */
  published?: string;
  /** The way here from the home page. */
  trail?: readonly Crumb[];
  /** What the page is about, besides what every page says (structured-data.ts). */
  structuredData?: readonly PageData[];
  /** The page whose social image this one has, where it has none of its own. */
  socialPath?: string | undefined;
  /** A social image that the server makes; the address that is shared is then the one that was asked for. */
  social?: { src: string; alt: string };
  /** Set where the address must not leak to other sites. */
  referrer?: 'no-referrer';
}

/** The address search engines should keep: origin and path without trailing slash. */
export function canonicalUrl(site: URL, path: string): string {
  return new URL(path === '/' ? '/' : path.replace(/\/$/, ''), site).href;
}
