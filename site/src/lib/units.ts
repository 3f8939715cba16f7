/** Square and cubic metres as they are written: "per m2" becomes "per m²". */
export const withUnits = (text: string) =>
  text.replace(/\bm([23])\b/g, (_, power) => (power === '2' ? 'm²' : 'm³'));
