import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import type { PaybackWish } from './wish.ts';

/** Whether only an offer can tell the price: none was found, or it differs too much, as a battery's. */
export function needsOffer({
  id,
  investmentCents,
}: Pick<WorkedOutMeasure, 'id' | 'investmentCents'>): boolean {
  return investmentCents === null || id === 'thuisbatterij';
}

/** What is spent on a measure: the visitor's own offer, else the engine's figure; undefined where neither is. */
export function priceCentsOf(
  measure: WorkedOutMeasure,
  offersEur: PaybackWish['offersEur'],
): number | undefined {
  const own = offersEur[measure.id];
  if (own !== undefined) return Math.round(own * 100);
  return needsOffer(measure) ? undefined : measure.investmentCents?.mid;
}
