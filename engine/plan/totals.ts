import { paybackYears } from '../payback/simple-payback.ts';
import { netRange, sumRanges } from '../ranges.ts';
import type { Range, Report, WorkedOutMeasure } from '../report/report-types.ts';

const none: Range = { low: 0, mid: 0, high: 0 };

/** Mean lifetime of the measures, weighed by what they cost. */
function meanLifetimeYears(measures: readonly WorkedOutMeasure[]): number {
  let costs = 0;
  let costYears = 0;
  for (const { investmentCents, lifetimeYears } of measures) {
    costs += investmentCents?.mid ?? 0;
    costYears += (investmentCents?.mid ?? 0) * lifetimeYears;
  }
  return costs > 0 ? costYears / costs : 0;
}

/**
 * Sums over a list, of the rounded amounts that the visitor sees. A measure without a price counts for
 * its saving only, so there is then no payback for the whole.
 */
export function totalsOf(measures: readonly WorkedOutMeasure[]): Report['totals'] {
  const priced = measures.filter((one) => one.investmentCents !== null);
  const investmentCents = sumRanges(priced.map((one) => one.investmentCents ?? none));
  const subsidyCents = sumRanges(priced.map((one) => one.subsidyCents ?? none));
  const savingCentsPerYear = sumRanges(measures.map((one) => one.savingCentsPerYear));
  return {
    investmentCents,
    subsidyCents,
    netInvestmentCents: netRange(investmentCents, subsidyCents),
    savingCentsPerYear,
    paybackYears:
      priced.length < measures.length
        ? null
        : paybackYears(
            investmentCents,
            subsidyCents,
            savingCentsPerYear,
            meanLifetimeYears(measures),
          ),
    co2SavedKgPerYear: sumRanges(measures.map((one) => one.co2SavedKgPerYear)),
  };
}
