import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';

const ISLAND = /<astro-island\b[^>]*>/g;

/** What Astro writes on an island and neither its own script nor one of our directives asks for. */
const UNASKED = / (?:uid|opts)="[^"]*"/g;

/** A value full of quotes, each of which is six signs within quotes of the same kind. */
const DATA = / props="([^"']*)"/;

/** A page whose islands say only what wakes them. */
export const withShortIslands = (html: string): string =>
  html.replace(ISLAND, (tag) =>
    tag
      .replace(UNASKED, '')
      .replace(DATA, (_all, data: string) => ` props='${data.replaceAll('&quot;', '"')}'`),
  );

/** Does so with every built page. */
export function shortIslands(): AstroIntegration {
  return {
    name: 'short-islands',
    hooks: {
      'astro:build:done': ({ assets }) => rewritePages(assets, withShortIslands),
    },
  };
}
