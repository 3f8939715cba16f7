import { paybackYears } from '../payback/simple-payback.ts';
import { netRange, sumRanges } from '../ranges.ts';
import type { PlannedMeasure, Range, Report } from '../report/report-types.ts';

const none: Range = { low: 0, mid: 0, high: 0 };

/** Mean lifetime of the plan's measures, weighed by what they cost. */
function meanLifetimeYears(plan: readonly PlannedMeasure[]): number {
  let costs = 0;
  let costYears = 0;
  for (const { investmentCents, lifetimeYears } of plan) {
    costs += investmentCents.mid;
    costYears += investmentCents.mid * lifetimeYears;
  }
  return costs > 0 ? costYears / costs : 0;
}

/** Sums over the plan, of the rounded amounts that the visitor sees. */
export function totalsOf(plan: readonly PlannedMeasure[]): Report['totals'] {
  const investmentCents = sumRanges(plan.map((measure) => measure.investmentCents));
  const subsidyCents = sumRanges(plan.map((measure) => measure.subsidyCents ?? none));
  const savingCentsPerYear = sumRanges(plan.map((measure) => measure.savingCentsPerYear));
  return {
    investmentCents,
    subsidyCents,
    netInvestmentCents: netRange(investmentCents, subsidyCents),
    savingCentsPerYear,
    paybackYears: paybackYears(
      investmentCents,
      subsidyCents,
      savingCentsPerYear,
      meanLifetimeYears(plan),
    ),
    co2SavedKgPerYear: sumRanges(plan.map((measure) => measure.co2SavedKgPerYear)),
  };
}
