import { NUMBERS, type NumberField } from '@sens/engine';

/** The answers that count; a house is not built after `thisYear`. */
export function boundsOf(
  field: NumberField,
  thisYear = new Date().getFullYear(),
): { min: number; max: number; whole: boolean } {
  const { min, max, whole } = NUMBERS[field];
  return { min, max: field === 'bouwjaar' ? Math.min(max, thisYear) : max, whole };
}

/** The nearest answer that counts, with at most two decimals. */
export function nearestValid(field: NumberField, value: number, thisYear?: number): number {
  const { min, max, whole } = boundsOf(field, thisYear);
  const bounded = Math.min(Math.max(value, min), max);
  return whole ? Math.round(bounded) : Math.round(bounded * 100) / 100;
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
export const typedNumber = (value: number): string =>
  String(Math.round(value * 100) / 100).replace('.', ',');
