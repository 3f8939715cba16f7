import { co2KgPerYear, fixedSavedEur, yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { atMost, none, type Range, roundRange, spreadBeyond } from '../terms/ranges.ts';
import type { Told } from './gas-ends.ts';

type Savings = Pick<
  WorkedOutMeasure,
  | 'savingCentsPerYear'
  | 'gasSavedM3PerYear'
  | 'electricitySavedKwhPerYear'
  | 'fedInKwhPerYear'
  | 'co2SavedKgPerYear'
>;

/** A saving with its spread, in whole units; never more than there is (`most`) to save on. */
function savingRange(value: number, share: number, most: number, sure = 0): Range {
  return atMost(roundRange(spreadBeyond(sure, value, share)), Math.round(most));
}

/** A saving of less than this a year, to either side, is nothing: no "minus nil" for a visitor. */
export const LEAST_TOLD_EUR = 0.5;

function savedCents(eur: number, share: number, most: number, sureEur: number): Range {
  if (Math.abs(eur) < LEAST_TOLD_EUR) return none;
  return savingRange(eur * 100, share, most * 100, sureEur * 100);
}

/**
 * What a step saves against the house that the earlier steps left, with its spread. The high end is at
 * most what that house uses and costs: nobody saves more than there is. Where it ends the gas connection together with
 * the hob its fixed costs are certain; the heat pump check has the same rule. A pump by itself may end it as well, but
 * what it saves besides is what two large flows differ, gas and power, each in doubt: a margin on that difference alone
 * would be too narrow.
 */
export function savingsOf(
  { before, after, endsGas }: Told,
  share: number,
  figures: Figures,
): Savings {
  const [was, is] = [energyUseOf(before, figures), energyUseOf(after, figures)];
  const [wasEur, isEur] = [yearlyCostEur(was, figures), yearlyCostEur(is, figures)];
  const [wasKg, isKg] = [co2KgPerYear(was, figures), co2KgPerYear(is, figures)];
  const sureEur = endsGas ? fixedSavedEur(was, is, figures) : 0;
  return {
    savingCentsPerYear: savedCents(wasEur - isEur, share, wasEur, sureEur),
    gasSavedM3PerYear: savingRange(was.gasM3 - is.gasM3, share, was.gasM3),
    electricitySavedKwhPerYear: savingRange(was.boughtKwh - is.boughtKwh, share, was.boughtKwh),
    fedInKwhPerYear: Math.round(is.fedInKwh - was.fedInKwh) + 0,
    co2SavedKgPerYear: savingRange(wasKg - isKg, share, wasKg),
  };
}
