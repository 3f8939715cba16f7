import type { House } from '../dwelling/house.ts';
import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import type { PricedCandidate } from '../measures/candidate.ts';

/** Energy cost of a house in EUR a year, without net metering. */
export function costEur(house: House, figures: Figures): number {
  return yearlyCostEur(energyUseOf(house, figures), figures);
}

/** Net investment in EUR, with the grant of one measure or of more. */
export function netEur({ investmentCents, grantCents }: PricedCandidate, doubled: boolean): number {
  const grant = (doubled ? grantCents?.double.mid : grantCents?.single.mid) ?? 0;
  return Math.max(0, investmentCents.mid - grant) / 100;
}

/** Whether a saving (EUR a year) earns the net investment back within the lifetime. */
export function earnsBack(
  candidate: PricedCandidate,
  savingEur: number,
  doubled: boolean,
): boolean {
  return savingEur > 0 && netEur(candidate, doubled) <= savingEur * candidate.lifetimeYears;
}

/** Saving less the net investment spread over the lifetime, EUR a year. */
export function gainEur(candidate: PricedCandidate, savingEur: number, doubled: boolean): number {
  return savingEur - netEur(candidate, doubled) / candidate.lifetimeYears;
}
