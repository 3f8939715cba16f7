import type { CashFlowYear } from './cash-flow-types.ts';
import { oneOffCents } from './cash-flow-years.ts';

/** What one scenario comes to. */
export interface Outcome {
  /** Where one stands at the end of each year: all so far, debt still open taken off. */
  positionCents: number[];
  totalGainCents: number;
  netPresentValueCents: number;
  /** Years until earned back, not rounded, and the calendar year; null when not within the horizon. */
  payback: { years: number; year: number } | null;
}

/**
 * The first moment at which all that was spent has come back, debt still open taken off. One-offs
 * stand at the start of a year, savings come in evenly. Of what was bought again counts what is used up by then: with all
 * of its price a plan that gains by the end would not be earned back at all. An inverter counts in full, as its panels
 * cannot do without.
 */
function paybackOf(years: readonly CashFlowYear[]): Outcome['payback'] {
  let position = 0;
  let unusedCents = 0;
  for (const [index, year] of years.entries()) {
    const opening = position + year.subsidyCents - year.investmentCents - year.partCents;
    unusedCents += year.replacementCents - year.partCents - year.usedCents;
    position = year.cumulativeCents - year.loanCents.debtLeft + unusedCents;
    if (position < 0) continue;
    const part = opening >= 0 ? 0 : -opening / (position - opening);
    return { years: index + part, year: year.year };
  }
  return null;
}

/** Money of later years counts less: one-offs at the start, the rest at the end of a year. */
function presentValueCents(years: readonly CashFlowYear[], discountPct: number): number {
  const growth = 1 + discountPct / 100;
  let sum = 0;
  for (const [index, year] of years.entries()) {
    const atStart = oneOffCents(year) + year.loanCents.received;
    sum += (atStart + (year.netCents - atStart) / growth) / growth ** index;
  }
  return sum - (years.at(-1)?.loanCents.debtLeft ?? 0) / growth ** years.length;
}

/** What the years of one scenario come to; `discountPct` a year for the present value. */
export function outcomeOf(years: readonly CashFlowYear[], discountPct: number): Outcome {
  const positionCents = years.map((year) => year.cumulativeCents - year.loanCents.debtLeft);
  return {
    positionCents,
    totalGainCents: positionCents.at(-1) ?? 0,
    netPresentValueCents: Math.round(presentValueCents(years, discountPct)) + 0,
    payback: paybackOf(years),
  };
}
