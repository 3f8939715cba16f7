import type { PictureData } from './pictures.ts';

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
  structuredData?: object[];
  /** A picture that wide screens show first; phones show text first and load it when it is near. */
  widePicture?: PictureData;
  /** Set where the address must not leak to other sites. */
  referrer?: 'no-referrer';
}

/** The address search engines should keep: origin and path without trailing slash. */
export function canonicalUrl(site: URL, path: string): string {
  return new URL(path === '/' ? '/' : path.replace(/\/$/, ''), site).href;
}
