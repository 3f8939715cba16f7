const STYLE = /<style>([\s\S]*?)<\/style>|<link rel="stylesheet" href="([^"]+)">/g;

/** A style sheet of a page: the text of one that stands within it, or where one stands in a file. */
export type PageSheet = { within: string } | { beside: string };

/** The style sheets of a page, in their order. */
export const stylesIn = (html: string): PageSheet[] =>
  [...html.matchAll(STYLE)].map(([, css, path]) =>
    path === undefined ? { within: css ?? '' } : { beside: path },
  );

/** A page without those. */
export const withoutStyles = (html: string): string => html.replace(STYLE, '');

/** Puts something into a page before the first of what must be there. */
function put(html: string, place: string, addition: string): string {
  if (!html.includes(place)) throw new Error(`Een pagina zonder ${place} kan geen stijlen krijgen`);
  return html.replace(place, () => addition + place);
}

const END_OF_HEAD = '</head>';
const TITLE = '<title>';

/**
 * Gives a page its styles within it.
 * @param css in place of those that it has
 */
export const within =
  (css: string) =>
  (html: string): string =>
    put(withoutStyles(html), END_OF_HEAD, `<style>${css}</style>`);

/**
 * Gives a page its styles beside it: asked for as soon as the first bytes of the page are there, before its fonts
 * and scripts, and after the script of its head, which would wait for them.
 * @param sheet where the sheet is that takes the place of the styles that it has
 */
export const beside =
  (sheet: string) =>
  (html: string): string =>
    put(withoutStyles(html), TITLE, `<link rel="stylesheet" href="${sheet}">`);
