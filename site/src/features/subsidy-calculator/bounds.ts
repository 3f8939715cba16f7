import { figures2026, isdeLimits } from '@sens/engine';
import { isPerM2, type MeasureKey, type NumberDetail } from './measures.ts';

/** Numbers that count for a field; beyond them the nearest one counts. */
export interface Bounds {
  min: number;
  max: number;
}

/** Larger than any house: the scheme's own maximum is a rule of the calculation, not a typing error. */
const AREA: Bounds = { min: 1, max: 1000 };

/** RVO's list of solar boilers runs to 10 m2 of collector (facts `isde.zb10`). */
const COLLECTOR: Bounds = { min: 1, max: 10 };

const POWER: Bounds = { min: 1, max: figures2026.isde.heatPumpPower.value.maxKw };

/** The numbers that count for a detail. */
export function boundsOf(key: MeasureKey, detail: NumberDetail): Bounds {
  if (detail === 'kw') return POWER;
  return key === 'zonneboiler' ? COLLECTOR : AREA;
}

/** The nearest number that counts, with at most two decimals. */
export function nearest(value: number, { min, max }: Bounds): number {
  return Math.round(Math.min(Math.max(value, min), max) * 100) / 100;
}

const LIMITS = new Map(isdeLimits(figures2026).map((row) => [row.id, row]));

/** The scheme's own minimum, maximum and rates of a measure paid per m2. */
export const limitsOf = (key: MeasureKey) => (isPerM2(key) ? LIMITS.get(key) : undefined);
