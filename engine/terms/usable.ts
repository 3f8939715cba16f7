import { within } from './ranges.ts';

/** Bounds outside which the sums have no meaning; the nearest bound is taken. */
export const most = { cents: 1e9, kwh: 1e5, m3: 1e5, gj: 1e4, eur: 20, years: 100 };

/** `value` within bounds, or `fallback` where it is no number. */
export function number(value: unknown, max: number, fallback = 0, min = 0): number {
  return typeof value === 'number' && !Number.isNaN(value)
    ? within(value, { min, max }) + 0
    : fallback;
}

/** The same, with no fallback: missing stays missing. */
export function optional(value: number | undefined, max: number): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : number(value, max);
}

/** Whole cents of zero or more. */
export function cents(value: unknown, fallback = 0): number {
  return Math.round(number(value, most.cents, fallback));
}
