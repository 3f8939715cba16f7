import type { Range } from '../terms/ranges.ts';

/** Years in one decimal. */
export function years(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Longer than anything lasts: what is used up as fast as it earns is never earned back. */
const mostYears = 200;

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

/**
 * What is used up of all that is bought again within so many years, cents: the cash flow comes to the same, which counts a
 * replacement for the years it serves before its horizon.
 */
export function renewedCents(renewals: readonly Renewal[], withinYears: number): number {
  return renewals.reduce(
    (sum, { afterYears, cents }) => sum + cents * Math.max(0, withinYears / afterYears - 1),
    0,
  );
}

/** Years between two guesses of when it is earned back: far finer than what is shown. */
const nearEnough = 0.001;

/**
 * The years of the cash flow at the same prices: an inverter is bought again in full when its time comes. Of a part of a
 * whole counts what of its next one is used up: with all of its price a plan that is almost earned back as its pump
 * gives out would need years more, or never be.
 */
function yearsOf(
  netCents: number,
  savingCents: number,
  wear: Wear | undefined,
  renewals: readonly Renewal[],
): number {
  const yearsTo = (cents: number) => {
    const full = cents / savingCents;
    return wear ? yearsFor(full, wear.perYear) : full;
  };
  const paid = (after: number) => {
    const own = wear && after > wear.afterYears ? wear.cents : 0;
    return netCents + own + renewedCents(renewals, after);
  };
  let [found, next] = [0, yearsTo(netCents)];
  while (next - found > nearEnough) {
    if (next > mostYears) return mostYears;
    [found, next] = [next, yearsTo(paid(next))];
  }
  return next;
}

/**
 * Years until the net investment is earned back, or null when that is not within `lifetimeYears`
 * (at the middle saving); its high end may lie beyond it. Simple payback: no interest, no rising prices,
 * but what wears is counted as the cash flow counts it. What is paid and what is saved err apart, so their
 * relative errors are joined as independent ones: of a step and of a whole alike. Of a whole `renewals` says which
 * parts are bought anew.
 */
export function paybackYears(
  net: Range,
  { low, mid, high }: Range,
  lifetimeYears: number,
  wear?: Wear,
  renewals: readonly Renewal[] = [],
): Range | null {
  if (low <= 0) return null;
  const after = (savingCents: number, due: readonly Renewal[]) =>
    yearsOf(net.mid, savingCents, wear, due);
  const likely = after(mid, renewals);
  if (likely > lifetimeYears) return null;
  // Of a range that runs beyond a life the end is that of a step by itself.
  const due = renewals.filter((one) => one.afterYears < likely);
  const share = (paid: number, saved: number) =>
    1 + Math.hypot(paid / Math.max(1, net.mid), saved / mid);
  return {
    low: shownYears(after(mid * share(net.mid - net.low, high - mid), due)),
    mid: shownYears(likely),
    high: shownYears(after(mid / share(net.high - net.mid, mid - low), due)),
  };
}
