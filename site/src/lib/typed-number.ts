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

/**
 * A number as the Dutch write it: "1.200" is twelve hundred, "19,5" nineteen and a half.
 * @returns undefined when it is no number
 */
export function parseDutchNumber(text: string): number | undefined {
  const tidy = text.replace(/\s/g, '');
  if (/^-?\d{1,3}(\.\d{3})+(,\d+)?$/.test(tidy)) {
    return Number(tidy.replaceAll('.', '').replace(',', '.'));
  }
  return /^-?\d{1,15}([.,]\d{1,15})?$/.test(tidy) ? Number(tidy.replace(',', '.')) : undefined;
}

/** A number as it stands in a text field, and as {@link parseDutchNumber} reads it back. */
export const typedNumber = (value: number, decimals = 2): string =>
  String(Number(value.toFixed(decimals))).replace('.', ',');
