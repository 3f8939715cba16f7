/**
 * The house's mark as a drawing.
 * @param isSquare without round corners, for phones that round them themselves
 */
export const markSvg = (isSquare = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect fill="#257552" height="32" rx="${isSquare ? 0 : 8}" width="32"/><path d="M32 8v${isSquare ? '24' : '16a8 8 0 0 1-8 8'}H8z" fill="#ffc53d"/></svg>`;
