import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';
import { byPieces } from './by-pieces.ts';

/** A shape that holds nothing; in a drawing a tag may close itself. */
const EMPTY_SHAPE = /<(circle|ellipse|line|path|polygon|polyline|rect|stop|use)\b([^<>]*)><\/\1>/g;

/** The set of icons names each of its own; no style and no script of ours asks for one. */
const NAMES_OF_ICON = / class="lucide(?: lucide-[\w-]+)*(?: ([^"]*))?"/g;

/**
 * A page with its drawings written shorter: shapes that close themselves, icons without the names that the set
 * gives them.
 */
export const withShortDrawings = (html: string): string =>
  byPieces(html, (markup) =>
    markup
      .replace(EMPTY_SHAPE, '<$1$2/>')
      .replace(NAMES_OF_ICON, (_all, own = '') => (own === '' ? '' : ` class="${own}"`)),
  );

/** Does so with every built page. */
export function shortDrawings(): AstroIntegration {
  return {
    name: 'short-drawings',
    hooks: {
      'astro:build:done': ({ assets }) => rewritePages(assets, withShortDrawings),
    },
  };
}
