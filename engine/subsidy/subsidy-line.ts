import type { Figure, SourceRef } from '../figures/types.ts';
import { mapRange } from '../terms/ranges.ts';
import type { SubsidyLine } from './subsidy-result.ts';
import { note, type Work } from './work.ts';

type Confidence = SourceRef['confidence'];

/** The weakest of some confidences: A is best, G is worst. In a browser B is left out (site/build/client-figures.ts). */
export function weakest(confidences: readonly (Confidence | undefined)[]): Confidence {
  return (
    confidences
      .map((one) => one ?? 'B')
      .toSorted()
      .at(-1) ?? 'B'
  );
}

/** An amount of an earlier year says so. */
function noteYear(work: Work, year: number): Confidence[] {
  return work.amounts.map(({ date, confidence }: Figure<unknown>) => {
    // In a browser an amount of the year of the rules has no date.
    const from = Number(date?.slice(0, 4) ?? year);
    if (from >= year) return confidence;
    note(work, 'bedrag-van-jaar', { jaar: from });
    return weakest([confidence, 'C']);
  });
}

/** Never more than the investment, and nothing for work under other rules. */
function capAmount(work: Work): void {
  if (work.amount.high > work.investmentCents) {
    note(work, 'niet-boven-investering', { cent: work.investmentCents });
  }
  const most = work.refused || work.unpaid ? 0 : work.investmentCents;
  work.amount = mapRange(work.amount, (cents) => Math.min(cents, most));
  work.bonusCents = Math.min(work.bonusCents, work.amount.mid);
}

/** The line of a judged and paid work. */
export function subsidyLine(work: Work, year: number): SubsidyLine {
  capAmount(work);
  const confidences = noteYear(work, year);
  const figures = [...work.amounts, ...work.rules];
  const ruled = work.rules.map(({ confidence }) => confidence);
  return {
    id: work.measure.id,
    amountCents: work.amount,
    ...(work.countedM2 === undefined ? {} : { countedM2: work.countedM2 }),
    ...(work.rateCents === undefined ? {} : { ratePerM2Cents: work.rateCents }),
    doubled: work.doubled,
    bonusCents: work.bonusCents,
    grounds: work.grounds,
    sourceIds: [...new Set(figures.map(({ id }) => id))],
    confidence: weakest(confidences.length > 0 ? confidences : ruled),
  };
}
