/**
 * The house's mark as a drawing.
 * @param isSquare without round corners, for phones that round them themselves
 */
export const markSvg = (isSquare = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="c"><rect width="32" height="32" rx="${isSquare ? 0 : 8}"/></clipPath><g clip-path="url(#c)"><path fill="#257552" d="M0 0h32v32H0z"/><path fill="#ffc53d" d="M32 8v24H8z"/></g></svg>`;

/** The same with round corners, drawn as the word mark is: what a page says twice weighs once. */
const ROUND = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect fill='#257552' height='32' rx='8' width='32'/><path d='M32 8v16a8 8 0 0 1-8 8H5z' fill='#ffc53d'/></svg>`;

/**
 * The tab's icon as an address that needs no request: on a slow phone that request would compete with
 * the first picture. Who asks for `/favicon.ico` gets the same drawing. Escaped where an address must be.
 */
export const ICON = `data:image/svg+xml,${ROUND.replace(/[<>#]/g, encodeURIComponent)}`;
