import { isdeLimits, toolFigures2026 } from '@sens/engine';
import type { NumberBounds } from '#lib/typed-number.ts';
import { MOST_DECIMALS } from './amounts.ts';
import { isPerM2, type MeasureKey, type NumberDetail } from './measures.ts';

/** What is typed counts as typed; no invoice has more digits. */
const decimals = MOST_DECIMALS;

/** Larger than any house: the scheme's own maximum is a rule of the calculation, not a typing error. */
const AREA: NumberBounds = { min: 1, max: 1000, decimals };

/** As far as RVO's list of solar boilers runs. */
const COLLECTOR: NumberBounds = {
  min: 1,
  max: toolFigures2026.isde.largeSolarBoilers.value.upToM2,
  decimals,
};

const POWER: NumberBounds = {
  min: 1,
  max: toolFigures2026.isde.heatPumpPower.value.maxKw,
  decimals,
};

/** The numbers that count for a detail. */
export function boundsOf(key: MeasureKey, detail: NumberDetail): NumberBounds {
  if (detail === 'kw') return POWER;
  return key === 'zonneboiler' ? COLLECTOR : AREA;
}

const LIMITS = new Map(isdeLimits(toolFigures2026).map((row) => [row.id, row]));

/** The scheme's own minimum, maximum and rates of a measure paid per m2. */
export const limitsOf = (key: MeasureKey) => (isPerM2(key) ? LIMITS.get(key) : undefined);
