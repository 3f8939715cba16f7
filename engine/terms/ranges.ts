/** A figure with its honest spread; `mid` is the best single estimate, `low <= mid <= high`. */
export interface Range {
  low: number;
  mid: number;
  high: number;
}

/** Nothing at all, for sure. */
export const none: Range = { low: 0, mid: 0, high: 0 };

/** A range of `share` (0.2 is 20 %) to both sides of `mid`; also right for a negative `mid`. */
export function spread(mid: number, share: number): Range {
  const margin = Math.abs(mid) * share;
  return { low: mid - margin, mid, high: mid + margin };
}

/**
 * The same where the part `sure` of `mid` is certain: only the rest is spread. A rest that takes much of it away
 * again makes the range no wider than that of the whole.
 */
export function spreadBeyond(sure: number, mid: number, share: number): Range {
  const margin = Math.min(Math.abs(mid), Math.abs(mid - sure)) * share;
  return { low: mid - margin, mid, high: mid + margin };
}

/** Applies `change` to low, mid and high apart. */
export function mapRange(range: Range, change: (value: number) => number): Range {
  return { low: change(range.low), mid: change(range.mid), high: change(range.high) };
}

/** Sum of ranges that lean the same way: low with low, high with high. */
export function sumRanges(ranges: readonly Range[]): Range {
  const sum = { low: 0, mid: 0, high: 0 };
  for (const range of ranges) {
    sum.low += range.low;
    sum.mid += range.mid;
    sum.high += range.high;
  }
  return sum;
}

/**
 * The sum of ranges whose errors have nothing to do with each other: the middles are added, the
 * distances to both ends are joined by the root of the sum of their squares. It is not likely that
 * every price falls out high at once, so the ends lie closer than the sum of all extremes.
 */
export function sumIndependent(ranges: readonly Range[]): Range {
  const mid = ranges.reduce((sum, range) => sum + range.mid, 0);
  return {
    low: mid - Math.hypot(...ranges.map((range) => range.mid - range.low)),
    mid,
    high: mid + Math.hypot(...ranges.map((range) => range.high - range.mid)),
  };
}

/** A range with its sign turned. */
export const minus = ({ low, mid, high }: Range): Range => ({ low: -high, mid: -mid, high: -low });

/** What prices and grants (below zero) that err apart come to, in whole cents and never below zero. */
export const toPay = (parts: readonly Range[]): Range =>
  mapRange(sumIndependent(parts), (cents) => Math.max(0, Math.round(cents)));

/**
 * What is left of a price after its grant. The two do not err together, so their errors are joined as
 * independent ones; the one rule for every net investment.
 */
export function netRange(from: Range, part: Range): Range {
  return toPay([from, minus(part)]);
}

/** The one rounding rule: half up to whole units (cents, m3, kWh, kg), only where a report is made. */
export function roundRange(range: Range): Range {
  // Adding zero turns -0 into 0.
  return mapRange(range, (value) => Math.round(value) + 0);
}

/** The range with its high end cut off at `most`; the middle is never touched. */
export function atMost({ low, mid, high }: Range, most: number): Range {
  return { low, mid, high: Math.max(mid, Math.min(high, most)) };
}

/** The lesser of two ranges, end by end. */
export function lesser(one: Range, other: Range): Range {
  return {
    low: Math.min(one.low, other.low),
    mid: Math.min(one.mid, other.mid),
    high: Math.min(one.high, other.high),
  };
}

/** `value` or, outside the bounds, the nearest bound. */
export function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}

/** Root of the sum of squares: joins spreads that have nothing to do with each other. */
export function joinSpreads(shares: readonly number[]): number {
  return Math.hypot(...shares);
}
