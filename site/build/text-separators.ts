import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

const ISLAND = /(<astro-island[\s\S]*?<\/astro-island>)/;

/** What React writes between two texts of one element, to know them apart when it takes over. */
const SEPARATOR = '<!-- -->';

/**
 * Takes React's separators out of what no script takes over. A reading voice would lose the space after one
 * ("uw huiskan besparen"), and they are bytes for nothing.
 * @param html a page as Astro built it
 */
export const withoutSeparators = (html: string): string =>
  html
    .split(ISLAND)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll(SEPARATOR, '')))
    .join('');

/** Does so with every built page. */
export function textSeparators(): AstroIntegration {
  return {
    name: 'text-separators',
    hooks: {
      'astro:build:done': ({ assets }) => rewritePages(assets, withoutSeparators),
    },
  };
}
