import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { within } from '../terms/ranges.ts';
import { realHeatLossOf, totalLoss } from './heat-loss.ts';

/**
 * Heat loss (kW) on the design day, as people live in it: the larger of what the shell and what the
 * bill say. A thrifty year is no reason to put in a pump that cannot keep the house warm.
 */
export function designLossKw(house: House, figures: Figures): number {
  const { designTemperatureK } = figures.assumptions;
  const shellKw = (totalLoss(realHeatLossOf(house, figures)) * designTemperatureK.value) / 1000;
  return shellKw * Math.max(1, house.heatScale);
}

/** Power (whole kW) of an all-electric pump for a heat loss, within the sizes on the market. */
export function sizeFor(lossKw: number, figures: Figures): number {
  return within(Math.ceil(lossKw), figures.assumptions.heatPumpKw.value);
}

/** Power (whole kW) that keeps the house warm on a design day. */
export function heatPumpKw(house: House, figures: Figures): number {
  return sizeFor(designLossKw(house, figures), figures);
}
