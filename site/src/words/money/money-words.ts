import {
  isHeatPump,
  minus,
  type Range,
  type Report,
  sumIndependent,
  type WorkedOutMeasure,
} from '@sens/engine';
import {
  formatEuro,
  formatEuroEstimate,
  formatEuroRange,
  formatNumber,
  formatRange,
  roundEstimate,
} from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { atLeastNil, type PlanTotals } from './plan-totals.ts';

/**
 * What is left to pay after the grant, never below nil. Price and grant do not err together, so their
 * errors are joined as independent ones, as in the total of the plan.
 */
export function netCents(investment: Range, subsidy: Range | null): Range {
  return atLeastNil(sumIndependent(subsidy ? [investment, minus(subsidy)] : [investment]));
}

/** From this many times its low end on, a range says little without its middle. */
const WIDE = 3;

/** Whether a range is so wide that its middle goes first. */
export const isWide = ({ low, high }: Range) => high > WIDE * low;

/** The middle of an amount: "ongeveer € 1.700"; the bare amount where both ends look the same. */
export function aboutWords(range: Range): string {
  const middle = formatEuroEstimate(range.mid);
  return middle === formatEuroRange(range) ? middle : COPY.about(middle);
}

/** A total in words: the middle, with the range that is to be expected around it. */
export function totalWords(range: Range): string {
  const [about, around] = [aboutWords(range), formatEuroRange(range)];
  return about === around ? about : `${about} (${around})`;
}

/** The amount of one measure in words: its range, with the middle first where that range is wide. */
const amountWords = (range: Range) => (isWide(range) ? totalWords(range) : formatEuroRange(range));

/** An investment in words; without a cited price there is none to name. */
export const investmentWords = (investment: Range | null) =>
  investment ? amountWords(investment) : COPY.customPrice;

/**
 * The grant of a measure in words. That of a heat pump is what a rule gives for its power and label, to the euro: so it
 * is told here as in the tools, and not rounded as an estimate is.
 */
export function subsidyWords({ id, subsidyCents }: Pick<WorkedOutMeasure, 'id' | 'subsidyCents'>) {
  if (!subsidyCents || subsidyCents.high <= 0) return COPY.noSubsidy;
  // We count with the usual device of RVO's list, but the one that is bought decides.
  if (id === 'zonneboiler' && subsidyCents.low === subsidyCents.high)
    return COPY.about(formatEuroEstimate(subsidyCents.mid));
  const isRule = isHeatPump(id) && !isWide(subsidyCents);
  return isRule ? formatRange(subsidyCents, formatEuro) : amountWords(subsidyCents);
}

/** The grants of a whole plan in words: where there are none, no amount of nil. */
export const totalSubsidyWords = ({ subsidyCents }: Pick<PlanTotals, 'subsidyCents'>) =>
  subsidyCents.high > 0 ? formatEuroRange(subsidyCents) : COPY.noSubsidy;

/** What the visitor pays after the grant, in words. */
export const netWords = (investment: Range | null, subsidy: Range | null) =>
  investment ? amountWords(netCents(investment, subsidy)) : COPY.customPrice;

/** The same as its range only, where there is room for one line. */
export const plainNetWords = (investment: Range | null, subsidy: Range | null) =>
  investment ? formatEuroRange(netCents(investment, subsidy)) : COPY.customPrice;

/**
 * A payback time in whole years. Where it may last longer than the lifetime its best case would promise too
 * much: the middle then, which is what the payback tool tells too.
 */
export function paybackWords(
  range: Range | null,
  lifetimeYears: number,
  investment: Range | null | undefined = undefined,
): string {
  if (investment === null) return COPY.unknownPayback;
  if (!range) return COPY.noPayback;
  const whole = (years: number) => formatNumber(Math.max(1, years));
  if (range.high > lifetimeYears) return COPY.variesYears(whole(range.mid));
  if (range.high < 1) return COPY.lessThanYear;
  if (range.low < 1) return COPY.atMostYears(formatNumber(range.high));
  return COPY.years(formatRange(range, whole));
}

/** The payback time of a whole plan, which is judged over the life of its longest-lived part. */
export const planPaybackWords = (
  { plan }: Pick<Report, 'plan'>,
  { paybackYears }: Pick<PlanTotals, 'paybackYears'>,
): string =>
  paybackWords(paybackYears, Math.max(0, ...plan.map(({ lifetimeYears }) => lifetimeYears)));

/** CO2 that is saved, in words. */
export const co2Words = (range: Range) =>
  range.high <= 0
    ? COPY.noCo2
    : COPY.kg(formatRange(range, (kg) => formatNumber(roundEstimate(Math.max(0, kg)))));
