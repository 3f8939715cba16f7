import { netRange } from '../ranges.ts';
import type { Range } from '../report/report-types.ts';

/** Years in one decimal. */
export function years(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Years until the net investment is earned back, or null when that is not within `lifetimeYears`
 * (at the middle saving). Simple payback: no interest, no rising prices.
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
    low: years(net.low / savingCentsPerYear.high),
    mid: years(mid),
    high: years(net.high / savingCentsPerYear.low),
  };
}
