import { NUMBERS, type NumberField } from '@sens/engine';
import { today } from '#lib/today.ts';
import { type NumberBounds, nearest } from '#lib/typed-number.ts';
import { NUMBER_QUESTIONS } from '#words/house/question-copy.ts';

/** Of the Dutch day, whatever zone the machine is in. */
const dutchYear = () => Number(today().slice(0, 4));

/** The answers that count; a house is not built after `thisYear`. */
export function boundsOf(field: NumberField, thisYear = dutchYear()): NumberBounds {
  const { min, max, whole } = NUMBERS[field];
  return {
    min,
    max: field === 'bouwjaar' ? Math.min(max, thisYear) : max,
    decimals: whole ? 0 : 2,
  };
}

/** From where to where a question slides, where sliding helps; to `thisYear` where it asks for a year. */
export function sliderOf(field: NumberField, thisYear?: number) {
  const { slider } = NUMBER_QUESTIONS[field];
  return slider && { ...slider, max: slider.max ?? boundsOf(field, thisYear).max };
}

/** The nearest answer that counts. */
export const nearestValid = (field: NumberField, value: number, thisYear?: number): number =>
  nearest(value, boundsOf(field, thisYear));
