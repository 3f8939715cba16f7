/** What a browser runs, applies or reads as data: changed there, a text would be another. */
const CODE = /(<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>)/;

/**
 * A page changed in its markup and words, or in its code.
 * @param ofMarkup what becomes of each piece between the code
 * @param ofCode what becomes of each script and style, tags included; unless given they stay
 */
export const byPieces = (
  html: string,
  ofMarkup: (piece: string) => string,
  ofCode: (piece: string) => string = (piece) => piece,
): string =>
  html
    .split(CODE)
    .map((piece, place) => (place % 2 === 0 ? ofMarkup(piece) : ofCode(piece)))
    .join('');
