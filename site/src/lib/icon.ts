/**
 * The house's mark as a drawing.
 * @param isSquare without round corners, for phones that round them themselves
 */
export const markSvg = (isSquare = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><clipPath id="c"><rect width="32" height="32" rx="${isSquare ? 0 : 8}"/></clipPath><g clip-path="url(#c)"><path fill="#257552" d="M0 0h32v32H0z"/><path fill="#ffc53d" d="M32 8v24H8z"/></g></svg>`;

/**
 * The tab's icon as an address that needs no request: on a slow phone that request would compete with
 * the first picture. Who asks for `/favicon.ico` gets the same drawing.
 */
export const ICON = `data:image/svg+xml,${encodeURIComponent(markSvg())}`;
