/**
 * The house's mark as a drawing.
 * @param isSquare without round corners, for phones that round them themselves
 */
export const markSvg = (isSquare = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect fill="#257552" height="32" rx="${isSquare ? 0 : 8}" width="32"/><path d="M32 8v${isSquare ? '24' : '16a8 8 0 0 1-8 8'}H8z" fill="#ffc53d"/></svg>`;

/**
 * The tab's icon as an address that needs no request: on a slow phone that request would compete with
 * the first picture. Who asks for `/favicon.ico` gets the same drawing. Escaped where an address in an attribute must
 * be, and no more: the page has most of its words already, and what it says twice weighs once.
 */
export const ICON = `data:image/svg+xml,${markSvg().replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)}`;
