import type { House } from '../dwelling/house.ts';
import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { fullYears } from '../measures/simple-payback.ts';

/** Energy cost of a house in EUR a year, without net metering. */
export function costEur(house: House, figures: Figures): number {
  return yearlyCostEur(energyUseOf(house, figures), figures);
}

/** By what the worth of a measure is judged. */
export interface Terms {
  /** With the grant of two measures or more. */
  doubled: boolean;
  /** Above 1: what everything costs against what it saves, to see what holds when it saves less. */
  costFactor?: number;
  /** The longest that anything is counted to last. */
  mostYears?: number;
  /** Not to begin with a measure whose price rests on one source. */
  firmLead?: boolean;
}

/** All it costs over its life in EUR, after its grant. */
export function netEur(
  { investmentCents, grantCents, wear }: PricedCandidate,
  { doubled, costFactor = 1 }: Terms,
): number {
  const grant = (doubled ? grantCents?.double.mid : grantCents?.single.mid) ?? 0;
  return ((Math.max(0, investmentCents.mid - grant) + (wear?.cents ?? 0)) * costFactor) / 100;
}

/** What it costs a year, spread over its lifetime, less what of that wears off; EUR. */
function yearlyEur(candidate: PricedCandidate, terms: Terms): number {
  const years = fullYears(candidate.lifetimeYears, candidate.wear);
  return netEur(candidate, terms) / Math.min(years, terms.mostYears ?? years);
}

/** Whether a saving (EUR a year) earns the net investment back within the lifetime. */
export function earnsBack(candidate: PricedCandidate, savingEur: number, terms: Terms): boolean {
  return savingEur > 0 && gainEur(candidate, savingEur, terms) >= 0;
}

/** Saving less the net investment spread over the lifetime, EUR a year. */
export function gainEur(candidate: PricedCandidate, savingEur: number, terms: Terms): number {
  return savingEur - yearlyEur(candidate, terms);
}

/** What measures come to: all they cost after grants, and a year their saving and what it leaves, in EUR. */
export interface Worth {
  netEur: number;
  savingEur: number;
  /** Saving less every net investment spread over its lifetime. */
  gainEur: number;
}

/** What a package that saves `savingEur` comes to. */
export function worthOf(
  parts: readonly { candidate: PricedCandidate }[],
  savingEur: number,
  terms: Terms,
): Worth {
  const worth = { netEur: 0, savingEur, gainEur: savingEur };
  for (const { candidate } of parts) {
    worth.netEur += netEur(candidate, terms);
    worth.gainEur -= yearlyEur(candidate, terms);
  }
  return worth;
}
