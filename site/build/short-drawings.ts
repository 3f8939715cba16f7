import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';
import { byPieces } from './by-pieces.ts';

/** A shape that holds nothing; in a drawing a tag may close itself. */
const EMPTY_SHAPE = /<(circle|ellipse|line|path|polygon|polyline|rect|stop|use)\b([^<>]*)><\/\1>/g;

/** The set of icons names each of its own; no style and no script of ours asks for one. */
const NAMES_OF_ICON = / class="lucide(?: lucide-[\w-]+)*(?: ([^"]*))?"/g;

/** A shape that the page draws elsewhere: the drawing within it says anew how large it is, which a symbol says itself. */
const WITHIN_SYMBOL =
  /(<symbol id="[^"]*" viewBox="([^"]*)")><svg width="\d+" height="\d+" viewBox="\2"((?: (?:fill|stroke[a-z-]*)="[^"]*")*) aria-hidden="true">([\s\S]*?)<\/svg><\/symbol>/g;

/**
 * A page with its drawings written shorter: shapes that close themselves, icons without the names that the set
 * gives them, and within a symbol no second drawing.
 */
export const withShortDrawings = (html: string): string =>
  byPieces(html, (markup) =>
    markup
      .replace(EMPTY_SHAPE, '<$1$2/>')
      .replace(NAMES_OF_ICON, (_all, own = '') => (own === '' ? '' : ` class="${own}"`))
      .replace(WITHIN_SYMBOL, '$1$3>$4</symbol>'),
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
