import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import type { Billed } from './bill.ts';

/** In what way a bill does not fit such a house: far below or above its cost, or meters that it cannot have. */
export type BillDoubt = 'low' | 'high' | 'meters';

/** What is doubtful in the visitor's bill or meters, if anything; the meters go before the bill. */
export function billDoubtOf(
  { gasM3PerYear, electricityKwhPerYear }: CleanAnswers,
  { monthlyCostEur, shareOfExpected, outOfBounds }: Billed,
  { assumptions }: Figures,
): BillDoubt | null {
  if (gasM3PerYear !== undefined || electricityKwhPerYear !== undefined) {
    return outOfBounds ? 'meters' : null;
  }
  if (monthlyCostEur.origin !== 'visitor') return null;
  const { belowPct, abovePct } = assumptions.billDoubt.value;
  const percent = Math.round(shareOfExpected * 100);
  if (percent < belowPct) return 'low';
  return percent > abovePct ? 'high' : null;
}
