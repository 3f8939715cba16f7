import { netRange, type Range } from '../terms/ranges.ts';

/** Years in one decimal. */
export function years(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The least that is shown of a payback: nothing is earned back the moment it is bought. */
const leastYears = 0.1;

/** A payback in one decimal, never nil. */
function shownYears(value: number): number {
  return Math.max(leastYears, years(value));
}

/**
 * Years until the net investment is earned back, or null when that is not within `lifetimeYears`
 * (at the middle saving); its high end may lie beyond it. Simple payback: no interest, no rising prices.
 */
export function paybackYears(
  investmentCents: Range,
  subsidyCents: Range | null,
  savingCentsPerYear: Range,
  lifetimeYears: number,
): Range | null {
  const net = netRange(investmentCents, subsidyCents ?? { low: 0, mid: 0, high: 0 });
  if (savingCentsPerYear.low <= 0) return null;
  const mid = net.mid / savingCentsPerYear.mid;
  if (mid > lifetimeYears) return null;
  return {
    low: shownYears(net.low / savingCentsPerYear.high),
    mid: shownYears(mid),
    high: shownYears(net.high / savingCentsPerYear.low),
  };
}
