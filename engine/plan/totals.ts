import { paybackYears, type Renewal, type Wear } from '../measures/simple-payback.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import type { EnergyState } from '../reading/energy-state.ts';
import { atMost, minus, netRange, none, type Range, sumRanges, toPay } from '../terms/ranges.ts';

/** Sums over the measures of a plan. */
export interface Totals {
  investmentCents: Range;
  subsidyCents: Range;
  netInvestmentCents: Range;
  savingCentsPerYear: Range;
  paybackYears: Range | null;
  co2SavedKgPerYear: Range;
}

/** The longest that a part of a whole lasts: over so many years the whole is judged. */
export const longestLifeYears = (
  measures: readonly Pick<WorkedOutMeasure, 'lifetimeYears'>[],
): number => Math.max(0, ...measures.map(({ lifetimeYears }) => lifetimeYears));

/** What of a whole is bought again, and when: every part for its price after its life. */
export const renewalsOf = (
  measures: readonly Pick<WorkedOutMeasure, 'investmentCents' | 'lifetimeYears'>[],
): Renewal[] =>
  measures.map(({ investmentCents, lifetimeYears }) => ({
    afterYears: lifetimeYears,
    cents: investmentCents?.mid ?? 0,
  }));

/** What wears in a whole: that of its one part that does, by its share in the saving. */
function wearOf(measures: readonly WorkedOutMeasure[], { mid }: Range): Wear | undefined {
  const one = measures.find(({ wear }) => wear);
  return (
    one?.wear && { ...one.wear, perYear: (one.wear.perYear * one.savingCentsPerYear.mid) / mid }
  );
}

/**
 * What is left to pay for all of these together. Prices and grants of measures go up and down apart, so their errors
 * are joined as independent ones.
 */
export const netOf = (
  measures: readonly Pick<WorkedOutMeasure, 'investmentCents' | 'subsidyCents'>[],
): Range =>
  toPay(
    measures.flatMap(({ investmentCents, subsidyCents }) =>
      investmentCents ? [investmentCents, minus(subsidyCents ?? none)] : [],
    ),
  );

/** When measures together earn back what is left to pay; null where one has no price. */
export function wholePayback(
  measures: readonly WorkedOutMeasure[],
  net: Range,
  saving: Range,
): Range | null {
  if (measures.some(({ investmentCents }) => investmentCents === null)) return null;
  // What gains a little a year over all lives does so before the longest of them ends.
  const longest = longestLifeYears(measures);
  return paybackYears(net, saving, longest, wearOf(measures, saving), renewalsOf(measures));
}

/**
 * Sums over a list, of the rounded amounts that the visitor sees. A measure without a price counts for
 * its saving only, so there is then no payback for the whole. The saving never ends above what the
 * house costs and emits `now`.
 */
export function totalsOf(
  measures: readonly WorkedOutMeasure[],
  now?: Pick<EnergyState, 'costCentsPerMonth' | 'co2KgPerYear'>,
): Totals {
  const investmentCents = sumRanges(measures.map((one) => one.investmentCents ?? none));
  const subsidyCents = sumRanges(
    measures.map((one) => (one.investmentCents && one.subsidyCents) ?? none),
  );
  const mostCents = (now?.costCentsPerMonth.high ?? Number.POSITIVE_INFINITY) * 12;
  const mostKg = now?.co2KgPerYear.high ?? Number.POSITIVE_INFINITY;
  const savings = sumRanges(measures.map((one) => one.savingCentsPerYear));
  const savingCentsPerYear = atMost(savings, mostCents);
  const netInvestmentCents = netRange(investmentCents, subsidyCents);
  return {
    investmentCents,
    subsidyCents,
    netInvestmentCents,
    savingCentsPerYear,
    paybackYears: wholePayback(measures, netInvestmentCents, savingCentsPerYear),
    co2SavedKgPerYear: atMost(sumRanges(measures.map((one) => one.co2SavedKgPerYear)), mostKg),
  };
}
