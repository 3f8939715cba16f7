import { MEASURE_IDS, type MeasureId, type Offer, type WorkedOutMeasure } from '@sens/engine';

/** The engine's order of measures. */
export const inOrder = (one: { id: MeasureId }, other: { id: MeasureId }) =>
  MEASURE_IDS.indexOf(one.id) - MEASURE_IDS.indexOf(other.id);

const exclude = (one: WorkedOutMeasure, other: WorkedOutMeasure) =>
  one.excludes.includes(other.id) || other.excludes.includes(one.id);

type Offered = Pick<Offer, 'measures' | 'planned'>;

/** The measures that are on: the visitor's own choice, else the engine's plan. */
export const wishedOf = (chosen: readonly MeasureId[] | undefined, { planned }: Offered) =>
  chosen ?? planned;

/** Chosen measures that cannot go with this one; they go off when it goes on. */
export function excludedBy(
  id: MeasureId,
  wished: readonly MeasureId[],
  { measures }: Offered,
): MeasureId[] {
  const added = measures.find((one) => one.id === id);
  return measures
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
  const next = offer.measures.map((one) => one.id).filter(isWished);
  const isAdvice =
    next.length === offer.planned.length && offer.planned.every((one) => next.includes(one));
  return isAdvice ? undefined : next;
}
