import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { within } from '../terms/ranges.ts';
import { realHeatLossOf, totalLoss } from './heat-loss.ts';

/** Heat loss (kW) on the design day, as people live in it. */
export function designLossKw(house: House, figures: Figures): number {
  const { designTemperatureK } = figures.assumptions;
  return (totalLoss(realHeatLossOf(house, figures)) * designTemperatureK.value) / 1000;
}

/** Power (whole kW) of an all-electric pump for a heat loss, within the sizes on the market. */
export function sizeFor(lossKw: number, figures: Figures): number {
  return within(Math.ceil(lossKw), figures.assumptions.heatPumpKw.value);
}

/** Power (whole kW) that keeps the house warm on a design day. */
export function heatPumpKw(house: House, figures: Figures): number {
  return sizeFor(designLossKw(house, figures), figures);
}
