import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { realHeatNeedKwh } from './heat-demand.ts';
import { type HotWaterUse, hotWaterUseOf } from './hot-water.ts';
import { scopFactor } from './pump-performance.ts';

/** Energy for heating and hot water only. */
export interface HeatingUse {
  gasM3: number;
  heatGj: number;
  kwh: number;
}

/** GJ in a kWh: a conversion, not a figure. */
export const gjPerKwh = 0.0036;

/** A boiler; its pump and fan run for all the gas it burns. */
function boilerUse(spaceM3: number, water: HotWaterUse, figures: Figures): HeatingUse {
  const { baseKwh, kwhPerM3 } = figures.assumptions.boilerAuxiliary.value;
  const gasM3 = spaceM3 + water.gasM3;
  return { gasM3, heatGj: 0, kwh: baseKwh + kwhPerM3 * gasM3 + water.kwh };
}

/** What of the heat of the rooms the small pump makes, kWh a year: it has the size it has, and may do less. */
function ofHybridPumpKwh(
  roomKwh: number,
  { hybridWorks }: House,
  { assumptions, heatPumps }: Figures,
): number {
  const { spaceHeatShare, fullLoadHours } = assumptions.hybrid.value;
  const mostKwh = heatPumps.hybridPrice.value.powerKw * fullLoadHours;
  return Math.min(roomKwh * spaceHeatShare, mostKwh) * hybridWorks;
}

/** A boiler with a small heat pump beside it, which heats until the days that are too cold for it. */
function hybridUse(
  spaceM3: number,
  water: HotWaterUse,
  house: House,
  figures: Figures,
): HeatingUse {
  const { hybrid, boilerEfficiency, gasKwhPerM3 } = figures.assumptions;
  const { scop, baseKwh } = hybrid.value;
  const heatKwhPerM3 = gasKwhPerM3.value * boilerEfficiency.value;
  const heatKwh = ofHybridPumpKwh(spaceM3 * heatKwhPerM3, house, figures);
  const boiler = boilerUse(spaceM3, water, figures);
  const pumpKwh = heatKwh / (scop * scopFactor(house, figures));
  return {
    gasM3: boiler.gasM3 - heatKwh / heatKwhPerM3,
    heatGj: 0,
    kwh: boiler.kwh + baseKwh + pumpKwh,
  };
}

/** A heat pump alone, with air or the ground as its source. */
function allElectricUse(
  spaceM3: number,
  water: HotWaterUse,
  house: House,
  figures: Figures,
): HeatingUse {
  const { allElectric, boilerEfficiency, gasKwhPerM3, boilerAuxiliary } = figures.assumptions;
  const { scop, baseKwh, groundSource } = allElectric.value;
  const source = house.heating === 'bodemwarmtepomp' ? groundSource : 1;
  const heatKwh = spaceM3 * gasKwhPerM3.value * boilerEfficiency.value;
  const spaceKwh = heatKwh / (scop * source * scopFactor(house, figures));
  const pumpsKwh = boilerAuxiliary.value.kwhPerM3 * spaceM3;
  return { gasM3: 0, heatGj: 0, kwh: spaceKwh + water.kwh + pumpsKwh + baseKwh };
}

function heatNetworkUse(spaceM3: number, water: HotWaterUse, figures: Figures): HeatingUse {
  const { boilerEfficiency, gasKwhPerM3, boilerAuxiliary } = figures.assumptions;
  const heatKwh = spaceM3 * boilerEfficiency.value * gasKwhPerM3.value + water.networkKwh;
  return {
    gasM3: 0,
    heatGj: heatKwh * gjPerKwh,
    kwh: boilerAuxiliary.value.baseKwh + water.kwh,
  };
}

/** Heat for the rooms, kWh a year, as people really heat and as the visitor's bill or meters say. */
export const roomHeatKwh = (house: House, figures: Figures): number =>
  realHeatNeedKwh(house, figures) * (1 - house.tuningSaving) * house.heatScale;

/** The share of the rooms' heat that a hybrid's pump would make in this house, 0 to 1. */
export function hybridShareOf(house: House, figures: Figures): number {
  const roomKwh = roomHeatKwh(house, figures);
  return roomKwh > 0 ? ofHybridPumpKwh(roomKwh, house, figures) / roomKwh : 0;
}

/**
 * Energy for heating and hot water of a house with its heating, as people really use it; the heat of
 * the rooms follows the visitor's bill or meters (`heatScale`).
 */
export function heatingUseOf(house: House, figures: Figures): HeatingUse {
  const { boilerEfficiency, gasKwhPerM3 } = figures.assumptions;
  // A bill says how a house is heated; hot water goes by the people, and a pump has the size it has.
  const spaceKwh = roomHeatKwh(house, figures);
  const spaceM3 = spaceKwh / boilerEfficiency.value / gasKwhPerM3.value;
  const water = hotWaterUseOf(house, figures);
  if (house.heating === 'hybride') return hybridUse(spaceM3, water, house, figures);
  if (house.heating === 'warmtenet') return heatNetworkUse(spaceM3, water, figures);
  if (house.heating === 'cv-ketel') return boilerUse(spaceM3, water, figures);
  return allElectricUse(spaceM3, water, house, figures);
}
