import { NUMBERS, type NumberField } from '@sens/engine';

/** The numbers that count as an answer; beyond them the nearest one does. */
export interface NumberBounds {
  min: number;
  max: number;
  /** Digits behind the comma that are kept. */
  decimals: number;
}

/** The answers that count; a house is not built after `thisYear`. */
export function boundsOf(field: NumberField, thisYear = new Date().getFullYear()): NumberBounds {
  const { min, max, whole } = NUMBERS[field];
  return {
    min,
    max: field === 'bouwjaar' ? Math.min(max, thisYear) : max,
    decimals: whole ? 0 : 2,
  };
}

/** The nearest number that counts. */
export function nearest(value: number, { min, max, decimals }: NumberBounds): number {
  const size = 10 ** decimals;
  return Math.round(Math.min(Math.max(value, min), max) * size) / size;
}

/** The nearest answer that counts. */
export const nearestValid = (field: NumberField, value: number, thisYear?: number): number =>
  nearest(value, boundsOf(field, thisYear));

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
