import type { Vital } from '@sens/contract';

/** The first bar ends here: 10 ms, or a layout shift of 0.01. */
const FIRST = 10;

/** Each bar ends a tenth further than the one before: so exact is what is told of it. */
const STEP = 1.1;

/** A layout shift is a score: it is counted in thousandths. */
const unitsOf = (vital: Vital, value: number) => (vital === 'CLS' ? value * 1000 : value);

/** The bar that a measured value belongs in. */
export function barOf(vital: Vital, value: number): number {
  const units = unitsOf(vital, value);
  // A value on the edge of a bar belongs in it, whatever the logarithm makes of it.
  return units <= FIRST ? 0 : Math.ceil(Math.log(units / FIRST) / Math.log(STEP) - 1e-9);
}

/** The largest value of a bar: milliseconds, or the score of a layout shift. */
export function endOfBar(vital: Vital, bar: number): number {
  const units = FIRST * STEP ** bar;
  return vital === 'CLS' ? units / 1000 : units;
}

/**
 * What three of four visits stay at or under (the 75th percentile, by nearest rank).
 * @param bars how many visits fell in which bar
 * @returns the end of that bar, so at most a tenth too much; nothing when nothing was measured
 */
export function p75(
  vital: Vital,
  bars: readonly { bucket: number; count: number }[],
): number | undefined {
  const all = bars.reduce((sum, { count }) => sum + count, 0);
  let left = Math.ceil(all * 0.75);
  for (const { bucket, count } of bars.toSorted((a, b) => a.bucket - b.bucket)) {
    left -= count;
    if (left <= 0) return endOfBar(vital, bucket);
  }
  return undefined;
}
