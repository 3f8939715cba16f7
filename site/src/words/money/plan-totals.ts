import {
  netOf,
  type PlannedMeasure,
  type Range,
  type Report,
  sumIndependent,
  wholePayback,
} from '@sens/engine';

/** What the whole plan comes to, with the spread that is to be expected of the whole. */
export interface PlanTotals {
  investmentCents: Range;
  subsidyCents: Range;
  netCents: Range;
  savingCentsPerYear: Range;
  co2SavedKgPerYear: Range;
  /** Null where a price is unknown or the plan does not earn itself back. */
  paybackYears: Range | null;
}

const NONE: Range = { low: 0, mid: 0, high: 0 };

/** A range without what lies below nil. */
export const atLeastNil = ({ low, mid, high }: Range): Range => ({
  low: Math.max(0, low),
  mid: Math.max(0, mid),
  high: Math.max(0, high),
});

const wholeUnits = ({ low, mid, high }: Range): Range => ({
  low: Math.round(low),
  mid: Math.round(mid),
  high: Math.round(high),
});

const over = (plan: readonly PlannedMeasure[], pick: (step: PlannedMeasure) => Range | null) =>
  plan.map((step) => pick(step) ?? NONE);

/**
 * What the whole plan costs, gets and saves: the one place where page, PDF and the financing take it
 * from. The middles are those of `report.totals`. Prices and grants of the steps go up and down apart,
 * so their errors are joined as independent ones ({@link sumIndependent}), as in the heat pump check; what one pays oneself is
 * never below nil. Savings rest on one model of one house: when it is off it is off for all of them,
 * so their ranges are the engine's own sums.
 */
export function planTotals({
  plan,
  totals,
}: {
  plan: readonly PlannedMeasure[];
  totals: Pick<Report['totals'], 'savingCentsPerYear' | 'co2SavedKgPerYear'>;
}): PlanTotals {
  const investments = over(plan, (step) => step.investmentCents);
  const grants = over(plan, (step) => step.subsidyCents);
  const netCents = netOf(plan);
  const { savingCentsPerYear, co2SavedKgPerYear } = totals;
  return {
    investmentCents: wholeUnits(sumIndependent(investments)),
    subsidyCents: wholeUnits(atLeastNil(sumIndependent(grants))),
    netCents,
    savingCentsPerYear,
    co2SavedKgPerYear,
    paybackYears: wholePayback(plan, netCents, savingCentsPerYear),
  };
}
