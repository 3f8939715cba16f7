import type { AstroIntegration } from 'astro';
import { rewritePages } from './built-pages.ts';
import { byPieces } from './by-pieces.ts';

const DATA = /^<script\b[^>]*\btype="application\/ld\+json"/;

const inHtml = (text: string) =>
  text.replaceAll(/[^\0-\u00ff]/gu, (sign) => `&#${sign.codePointAt(0)};`);

const inJson = (text: string) =>
  text.replaceAll(
    /[^\0-\u00ff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Writes every sign beyond Latin-1 (a euro, a star, a curled apostrophe) as its number. A single one makes a
 * browser keep the whole page, styles and all, at two bytes a sign, and to read it so takes twice as long.
 * @param html a page as Astro built it
 */
export const inOneByte = (html: string): string =>
  byPieces(html, inHtml, (code) => (DATA.test(code) ? inJson(code) : code));

/** Does so with every built page. */
export function oneByteText(): AstroIntegration {
  return {
    name: 'one-byte-text',
    hooks: {
      'astro:build:done': ({ assets }) => rewritePages(assets, inOneByte),
    },
  };
}
