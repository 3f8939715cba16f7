import { NUMBERS, type NumberField } from '@sens/engine';
import { type NumberBounds, nearest } from '#lib/typed-number.ts';

/** The answers that count; a house is not built after `thisYear`. */
export function boundsOf(field: NumberField, thisYear = new Date().getFullYear()): NumberBounds {
  const { min, max, whole } = NUMBERS[field];
  return {
    min,
    max: field === 'bouwjaar' ? Math.min(max, thisYear) : max,
    decimals: whole ? 0 : 2,
  };
}

/** The nearest answer that counts. */
export const nearestValid = (field: NumberField, value: number, thisYear?: number): number =>
  nearest(value, boundsOf(field, thisYear));
