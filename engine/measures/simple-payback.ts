import type { Range } from '../terms/ranges.ts';

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

/** What is bought again after so many years. */
export interface Renewal {
  afterYears: number;
  cents: number;
}

/** What it earns falls off, and a part of it is bought again: panels and their inverter. */
export interface Wear extends Renewal {
  /** Share of what it earns that goes every year. */
  perYear: number;
}

/** How many years of its first yield it gives in its life. */
export function fullYears(lifetimeYears: number, wear: Wear | undefined): number {
  return wear ? (1 - (1 - wear.perYear) ** lifetimeYears) / wear.perYear : lifetimeYears;
}

/** Years until so many years of the first yield were given; infinite when it never gives as many. */
function yearsFor(full: number, perYear: number): number {
  return Math.log(Math.max(0, 1 - full * perYear)) / Math.log(1 - perYear);
}

/** The years of the cash flow at the same prices, which counts the wear and what is bought again year by year. */
function yearsOf(
  netCents: number,
  savingCents: number,
  perYear: number,
  renewals: readonly Renewal[],
): number {
  const yearsTo = (cents: number) => {
    const full = cents / savingCents;
    return perYear > 0 ? yearsFor(full, perYear) : full;
  };
  const paid = renewals.reduce(
    (sum, { afterYears, cents }) => (yearsTo(sum) > afterYears ? sum + cents : sum),
    netCents,
  );
  return yearsTo(paid);
}

/**
 * Years until the net investment is earned back, or null when that is not within `lifetimeYears`
 * (at the middle saving); its high end may lie beyond it. Simple payback: no interest, no rising prices,
 * but what wears is counted as the cash flow counts it. What is paid and what is saved err apart, so their
 * relative errors are joined as independent ones: of a step and of a whole alike. Of a whole `renewals` says which
 * parts are bought anew before then.
 */
export function paybackYears(
  net: Range,
  { low, mid, high }: Range,
  lifetimeYears: number,
  wear?: Wear,
  renewals: readonly Renewal[] = [],
): Range | null {
  if (low <= 0) return null;
  const all = [...(wear ? [wear] : []), ...renewals].sort((a, b) => a.afterYears - b.afterYears);
  const after = (savingCents: number, due: readonly Renewal[]) =>
    yearsOf(net.mid, savingCents, wear?.perYear ?? 0, due);
  const likely = after(mid, all);
  if (likely > lifetimeYears) return null;
  // Of a range that runs beyond a life the end is that of a step by itself.
  const due = all.filter((one) => one === wear || one.afterYears < likely);
  const share = (paid: number, saved: number) =>
    1 + Math.hypot(paid / Math.max(1, net.mid), saved / mid);
  return {
    low: shownYears(after(mid * share(net.mid - net.low, high - mid), due)),
    mid: shownYears(likely),
    high: shownYears(after(mid / share(net.high - net.mid, mid - low), due)),
  };
}
