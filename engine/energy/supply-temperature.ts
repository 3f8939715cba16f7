import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { pumpSupplyC, supplyFactor } from '../heat-pump/performance.ts';

/**
 * How much better (above 1) or worse a heat pump works in this house than in those it was fitted on:
 * the colder the water may be, the less power it takes.
 */
export function scopFactor(house: House, figures: Figures): number {
  const kind = house.heating === 'hybride' ? 'hybride' : 'volledig-elektrisch';
  return supplyFactor(pumpSupplyC(house, kind, figures), figures);
}
