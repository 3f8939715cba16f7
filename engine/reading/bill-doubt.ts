import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { type Billed, missesMeter } from './bill.ts';

/**
 * In what way a bill does not fit such a house: below what its people pay before a room is warm, far
 * below or above its cost, or meters that it cannot have, or that say far more than it should use; of a hybrid, as its
 * pump seems to do less than it should.
 */
export type BillDoubt = 'least' | 'low' | 'high' | 'meters' | 'metersHigh' | 'hybrid' | 'clash';

/** Fixed costs, hot water and cooking of these people (EUR a month), whatever they heat. */
function leastEur({ house, nettedEurPerMonth }: Billed, figures: Figures): number {
  const unheated = { ...house, heatScale: 0, householdScale: 0 };
  return yearlyCostEur(energyUseOf(unheated, figures), figures) / 12 - nettedEurPerMonth;
}

/** What is doubtful in the visitor's bill or meters, if anything; the meters go before the bill. */
export function billDoubtOf(
  answers: CleanAnswers,
  billed: Billed,
  figures: Figures,
): BillDoubt | null {
  const { monthlyCostEur, isBilled, shareOfExpected, outOfBounds } = billed;
  if (missesMeter(answers, billed.house, figures)) return 'meters';
  if (billed.house.hybridWorks < 1) return 'hybrid';
  const { belowPct, abovePct } = figures.assumptions.billDoubt.value;
  const percent = Math.round(shareOfExpected * 100);
  // Who uses little lives sparingly; who uses as much as two such houses misread a meter, or has a house in a worse state.
  if (!isBilled) return percent > abovePct ? 'metersHigh' : null;
  if (answers.gasM3PerYear !== undefined || answers.electricityKwhPerYear !== undefined) {
    return outOfBounds ? 'clash' : null;
  }
  if (monthlyCostEur.value < leastEur(billed, figures)) return 'least';
  if (percent < belowPct) return 'low';
  return percent > abovePct ? 'high' : null;
}
