import { figures2026, isdeLimits } from '@sens/engine';
import type { NumberBounds } from '#features/house-questions/bounds.ts';
import { isPerM2, type MeasureKey, type NumberDetail } from './measures.ts';

/** Larger than any house: the scheme's own maximum is a rule of the calculation, not a typing error. */
const AREA: NumberBounds = { min: 1, max: 1000, decimals: 2 };

/** RVO's list of solar boilers runs to 10 m2 of collector (facts `isde.zb10`). */
const COLLECTOR: NumberBounds = { min: 1, max: 10, decimals: 2 };

const POWER: NumberBounds = {
  min: 1,
  max: figures2026.isde.heatPumpPower.value.maxKw,
  decimals: 2,
};

/** The numbers that count for a detail. */
export function boundsOf(key: MeasureKey, detail: NumberDetail): NumberBounds {
  if (detail === 'kw') return POWER;
  return key === 'zonneboiler' ? COLLECTOR : AREA;
}

const LIMITS = new Map(isdeLimits(figures2026).map((row) => [row.id, row]));

/** The scheme's own minimum, maximum and rates of a measure paid per m2. */
export const limitsOf = (key: MeasureKey) => (isPerM2(key) ? LIMITS.get(key) : undefined);
