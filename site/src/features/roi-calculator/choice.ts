import type { MeasureId } from '@sens/engine';
import type { HouseOffer, RoiMeasure } from './house-package.ts';

const exclude = (one: RoiMeasure, other: RoiMeasure) =>
  one.excludes.includes(other.id) || other.excludes.includes(one.id);

type Offered = Pick<HouseOffer, 'offered' | 'advised'>;

/** The measures that are on: the visitor's own choice, else the engine's plan. */
export const wishedOf = (chosen: readonly MeasureId[] | undefined, { advised }: Offered) =>
  chosen ?? advised;

/** Chosen measures that cannot go with this one; they go off when it goes on. */
export function excludedBy(
  id: MeasureId,
  wished: readonly MeasureId[],
  { offered }: Offered,
): MeasureId[] {
  const added = offered.find((one) => one.id === id);
  return offered
    .filter((one) => one.id !== id && wished.includes(one.id) && added && exclude(one, added))
    .map((one) => one.id);
}

/**
 * The choice with one measure on or off; what it excludes goes off with it.
 * @returns nothing when that is the engine's own plan again
 */
export function withMeasure(
  wished: readonly MeasureId[],
  id: MeasureId,
  isOn: boolean,
  offer: Offered,
): MeasureId[] | undefined {
  const gone = isOn ? excludedBy(id, wished, offer) : [id];
  const isWished = (one: MeasureId) =>
    (isOn && one === id) || (wished.includes(one) && !gone.includes(one));
  const next = offer.offered.map((one) => one.id).filter(isWished);
  const isAdvice =
    next.length === offer.advised.length && offer.advised.every((one) => next.includes(one));
  return isAdvice ? undefined : next;
}
