/** Metres and CO₂ as they are written: "per m2" becomes "per m²", "CO2" becomes "CO₂". */
export const withUnits = (text: string) =>
  text
    .replace(/\bm([23])\b/g, (_, power) => (power === '2' ? 'm²' : 'm³'))
    .replaceAll('CO2', 'CO₂');
