import type { Range, WorkedOutMeasure } from '@sens/engine';
import { formatEuroRange, formatNumber, formatRange, roundEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from './copy.ts';

/** What is left to pay: lowest price less highest grant to highest price less lowest grant, never below nil. */
export function netCents(investment: Range, subsidy: Range | null): { low: number; high: number } {
  return {
    low: Math.max(0, investment.low - (subsidy?.high ?? 0)),
    high: Math.max(0, investment.high - (subsidy?.low ?? 0)),
  };
}

/** A size in words, such as "52 m2"; nothing for a single thing. */
export function quantityWords({ value, unit }: WorkedOutMeasure['quantity']): string {
  if (unit === 'stuks' && value === 1) return '';
  return `${formatNumber(value)} ${unit}`;
}

/** An investment in words; without a cited price there is none to name. */
export const investmentWords = (investment: Range | null) =>
  investment ? formatEuroRange(investment) : COPY.customPrice;

/** A grant in words. */
export const subsidyWords = (subsidy: Range | null) =>
  subsidy && subsidy.high > 0 ? formatEuroRange(subsidy) : COPY.noSubsidy;

/** What the visitor pays after the grant, in words. */
export const netWords = (investment: Range | null, subsidy: Range | null) =>
  investment ? formatEuroRange(netCents(investment, subsidy)) : COPY.customPrice;

/** A payback time in whole years; what lies beyond the lifetime is not counted on: "16 jaar of langer". */
export function paybackWords(
  range: Range | null,
  lifetimeYears: number,
  investment: Range | null | undefined = undefined,
): string {
  if (investment === null) return COPY.unknownPayback;
  if (!range) return COPY.noPayback;
  const whole = (years: number) => formatNumber(Math.max(1, years));
  if (range.high > lifetimeYears) return COPY.orLonger(whole(range.low));
  return COPY.years(formatRange(range, whole));
}

/** CO2 that is saved, in words. */
export const co2Words = (range: Range) =>
  range.high <= 0
    ? COPY.noCo2
    : COPY.kg(formatRange(range, (kg) => formatNumber(roundEstimate(Math.max(0, kg)))));
