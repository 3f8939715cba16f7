import type { NumberField } from '@sens/engine';
import { NUMBER_QUESTIONS } from './question-copy.ts';

/** Figures that are counted or chosen: an assumption about them is a whole one, not a rough one. */
const COUNTED = new Set<NumberField>([
  'bouwjaar',
  'residents',
  'thermostatC',
  'solarPanels',
  'batteryKwh',
]);

/** An estimate of a size or a use is sure of two digits at most. */
const SURE_DIGITS = 2;

/**
 * A number of ours as it is shown, so that an assumption does not look measured: 100,9 m² becomes 100,
 * 1.273 m³ becomes 1.300. What is counted shows in whole units, or in the halves that one slides by.
 */
export function assumedNumber(field: NumberField, value: number): number {
  if (!COUNTED.has(field)) return Number(value.toPrecision(SURE_DIGITS));
  const step = Math.min(1, NUMBER_QUESTIONS[field].slider?.step ?? 1);
  return Math.round(value / step) * step;
}
