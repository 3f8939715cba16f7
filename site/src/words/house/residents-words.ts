/** How many live in a home: "3 bewoners". */
export const residentsWords = (count: number): string =>
  count === 1 ? '1 bewoner' : `${count} bewoners`;
