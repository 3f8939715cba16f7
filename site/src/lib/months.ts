/** The months as they stand in a text, for a pattern. */
export const MONTHS =
  'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december';
