import type { CashFlow, Lever, PaybackBand } from '@sens/engine';
import { formatEuro, formatNumber, formatShare, roundEstimate } from '#lib/format-nl.ts';
import { ROI_COPY as COPY, LEVER_NAMES } from './copy.ts';

/** Cents as an estimate in whole euros. */
export function estimate(cents: number): string {
  const rounded = roundEstimate(cents / 100) * 100;
  return formatEuro(Math.abs(rounded) < 1 ? 0 : rounded);
}

/** A band of cents as words. */
export function estimateRange({ low, high }: { low: number; high: number }): string {
  const [from, to] = [estimate(low), estimate(high)];
  return from === to ? from : `${from} tot ${to}`;
}

/** What the end of net metering costs over the years; nothing, where it costs nothing worth a word. */
export const lostWords = (cents: number, years: number): string =>
  roundEstimate(cents / 100) > 0 ? COPY.lost(estimate(cents), years) : COPY.nothingLost;

/** A driver of the outcome: what becomes otherwise, and how many euros that is, either way. */
export const driverWords = ({ id, share, swingCents }: Lever) => ({
  name: COPY.driver(LEVER_NAMES[id], formatShare(share)),
  effect: COPY.leverSwing(estimate(swingCents / 2)),
});

const isLess = (years: number) => years < 1;

/** A payback time within a sentence: "in 9 tot 14 jaar", "binnen 1 jaar". */
function paybackWords(band: PaybackBand): string {
  const { low, mid, high } = band;
  if (high === null) {
    return isLess(mid) ? 'binnen 1 jaar' : `in ongeveer ${formatNumber(mid)} jaar, of langer`;
  }
  if (isLess(high)) return 'binnen 1 jaar';
  const [from, to] = [formatNumber(Math.max(1, low)), formatNumber(Math.max(1, high))];
  return from === to ? `in ongeveer ${to} jaar` : `in ${from} tot ${to} jaar`;
}

type Outcome = Pick<CashFlow, 'paybackYears' | 'breakEvenYear' | 'reasons'>;

/** The main answer, and where prices may turn it what they do then; `horizon` in years. */
export function mainAnswerParts(
  { paybackYears, breakEvenYear, reasons }: Outcome,
  horizon: number,
): { answer: string; ifPricesTurn?: string } {
  if (paybackYears === null) {
    const answer = reasons.some(({ code }) => code === 'alleen-gunstig-terugverdiend')
      ? `Waarschijnlijk niet terugverdiend binnen ${horizon} jaar`
      : `Niet terugverdiend binnen ${horizon} jaar`;
    return { answer };
  }
  const around = breakEvenYear === null ? '' : `, rond ${breakEvenYear}`;
  if (paybackYears.high === null && paybackYears.mid >= 1) {
    return {
      answer: `Terugverdiend in ongeveer ${formatNumber(paybackYears.mid)} jaar${around}`,
      ifPricesTurn: `Bij ongunstige energieprijzen niet binnen ${horizon} jaar`,
    };
  }
  return { answer: `Terugverdiend ${paybackWords(paybackYears)}${around}` };
}

/** The main answer in one go, as it is read out. */
export function mainAnswer(outcome: Outcome, horizon: number): string {
  const { answer, ifPricesTurn } = mainAnswerParts(outcome, horizon);
  return ifPricesTurn ? `${answer}. ${ifPricesTurn}` : answer;
}

/** The same in the few words that a narrow bar holds. */
export function shortAnswer(band: PaybackBand | null, horizon: number): string {
  if (band === null) return `niet binnen ${horizon} jaar`;
  return paybackWords(band).replace(/^in (ongeveer )?/, '');
}

/** Why a loss was earned back before; nothing where the two agree. */
export function contraryWords({
  paybackYears,
  totalGainCents,
}: Pick<CashFlow, 'paybackYears' | 'totalGainCents'>): string {
  const gain = roundEstimate(totalGainCents.mid / 100);
  return paybackYears !== null && gain < 0 ? COPY.redAgain : '';
}

type Line = Pick<CashFlow, 'years' | 'positionCents'>;

/**
 * What the line does from the year in which all is earned back. What was bought again by then counts in the line at once
 * and in the payback as far as it is used up, so the line may be above nothing years later, or not at all.
 */
export function lineWords(line: Line, breakEvenYear: number): string {
  const { years, positionCents } = line;
  const isAbove = (place: number) => (positionCents[place]?.mid ?? 0) >= 0;
  const above = years.find(({ year }, place) => year >= breakEvenYear && isAbove(place))?.year;
  const { above: atOnce, aboveLater } = COPY.chartText;
  const first = above === breakEvenYear ? atOnce(above) : aboveLater(breakEvenYear, above);
  return above === undefined ? first : `${first}${dipWords(line, above)}`;
}

/** After that a year may cost more than is left by then, mostly what is replaced; nothing when none does. */
function dipWords({ years, positionCents }: Line, above: number): string {
  const below = years.filter(
    ({ year }, place) => year > above && (positionCents[place]?.mid ?? 0) < 0,
  );
  const [first, last] = [below[0], below.at(-1)];
  if (!first || !last) return '';
  const again = last === years.at(-1) ? undefined : last.year + 1;
  return COPY.chartText.dip(first.year, first.replacementCents !== 0, again);
}

/** What is paid after grants: to the euro when every price is the visitor's own, else an estimate. */
export function paidWords({
  isPriceSure,
  netInvestmentCents,
}: {
  isPriceSure: boolean;
  netInvestmentCents: number;
}): string {
  return isPriceSure ? formatEuro(netInvestmentCents) : `ongeveer ${estimate(netInvestmentCents)}`;
}
