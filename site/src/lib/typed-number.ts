/** The numbers that a field takes; beyond them the nearest one counts. */
export interface NumberBounds {
  min: number;
  max: number;
  /** Digits behind the comma that are kept. */
  decimals: number;
}

/** The nearest number that counts. */
export function nearest(value: number, { min, max, decimals }: NumberBounds): number {
  const size = 10 ** decimals;
  return Math.round(Math.min(Math.max(value, min), max) * size) / size;
}

/** Whether a number counts but for its digits: what is told of it is that it is rounded. */
export const isWithin = (value: number, { min, max }: NumberBounds): boolean =>
  value >= min && value <= max;

/** What stands around a number on an offer or a bill: "€ 1.250,-", "60 m²", "9.000 kWh", "15 jaar". */
const AROUND = /^(€|eur)|(,[-–—=]+|€|euro?|ct|°c|m[23²³]?|kwh?|jaar|%)$/gi;

/**
 * A number as the Dutch write it: "1.200" is twelve hundred, "19,5" nineteen and a half; a sign of money or a unit
 * with it is left out. A minus may be that of our own pages.
 * @returns undefined when it is no number
 */
export function parseDutchNumber(text: string): number | undefined {
  const tidy = text.replace(/\s/g, '').replace(AROUND, '').replace('−', '-');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(tidy)) {
    return Number(tidy.replaceAll('.', '').replace(',', '.'));
  }
  return /^-?\d{1,15}([.,]\d{1,15})?$/.test(tidy) ? Number(tidy.replace(',', '.')) : undefined;
}

/** Whether a text is a number within its bounds, but for its digits. */
export const isTextWithin = (text: string, bounds: NumberBounds): boolean =>
  isWithin(parseDutchNumber(text) ?? Number.NaN, bounds);

/** A number as it stands in a text field, and as {@link parseDutchNumber} reads it back. */
export const typedNumber = (value: number, decimals = 2): string =>
  String(Number(value.toFixed(decimals))).replace('.', ',');

const plain = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3 });
const money = new Intl.NumberFormat('nl-NL', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** A number with its unit, as it is told: "20 jaar", "€ 3.750", "€ 1,38"; without a unit by itself. */
export function withUnit(value: number, unit: string | undefined): string {
  if (unit === '€') return `€\u00a0${(Number.isInteger(value) ? plain : money).format(value)}`;
  return unit ? `${plain.format(value)}\u00a0${unit}` : plain.format(value);
}
