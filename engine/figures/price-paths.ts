import type { Assumption } from './types.ts';

/** Rise of the prices above inflation, percent a year; below zero is a fall. */
export interface PricePath {
  gasPctPerYear: number;
  electricityPctPerYear: number;
}

/** Names of the three paths. */
export type PricePathId = 'low' | 'mid' | 'high';

const paths: Assumption<Record<PricePathId, PricePath>> = {
  value: {
    low: { gasPctPerYear: -2, electricityPctPerYear: -3 },
    mid: { gasPctPerYear: 0, electricityPctPerYear: 0 },
    high: { gasPctPerYear: 2, electricityPctPerYear: 2 },
  },
  confidence: 'G',
  reason:
    'mid: price.mc.gas is 1.37 a m3 for 2026 to 2040, within 1 % of today; low electricity (D): a mean of price.mc.el_long 0.21 over those years; the others G',
};

const discount: Assumption<{ pctPerYear: number }> = {
  value: { pctPerYear: 2 },
  confidence: 'G',
  reason: 'real return, near the 2.25 % that the Dutch state uses for its own investments',
};

/** Assumptions of the cash flow over the years; all amounts are in money of today. */
export const pricePaths = { paths, discount };
