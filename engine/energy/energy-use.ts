import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { realHeatNeedKwh } from './heat-demand.ts';
import { solarOf } from './solar.ts';

/** What a house uses in a year. */
export interface EnergyUse {
  gasM3: number;
  /** Heat from a heat network. */
  heatGj: number;
  /** Electricity used in the house, own solar power included. */
  usedKwh: number;
  /** Electricity bought: use minus own solar power used at once (without net metering). */
  boughtKwh: number;
  fedInKwh: number;
}

/** Energy for heating and hot water only. */
export interface HeatingUse {
  gasM3: number;
  heatGj: number;
  kwh: number;
}

/** Gas (m3 a year) that hot water takes with a boiler. */
export function hotWaterGasM3(residents: number, figures: Figures): number {
  const { base, perResident } = figures.assumptions.hotWaterGasM3.value;
  return base + perResident * residents;
}

function boilerUse(spaceM3: number, hotWaterM3: number, figures: Figures): HeatingUse {
  const { baseKwh, kwhPerM3 } = figures.assumptions.boilerAuxiliary.value;
  const gasM3 = spaceM3 + hotWaterM3;
  return { gasM3, heatGj: 0, kwh: baseKwh + kwhPerM3 * gasM3 };
}

function hybridUse(spaceM3: number, hotWaterM3: number, figures: Figures): HeatingUse {
  const { hybrid, boilerEfficiency, gasKwhPerM3 } = figures.assumptions;
  const { spaceHeatShare, scop, baseKwh, fullLoadHours } = hybrid.value;
  const heatKwhPerM3 = gasKwhPerM3.value * boilerEfficiency.value;
  const mostKwh = figures.heatPumps.hybridPrice.value.powerKw * fullLoadHours;
  const boiler = boilerUse(spaceM3, hotWaterM3, figures);
  const heatKwh = Math.min(spaceM3 * spaceHeatShare * heatKwhPerM3, mostKwh);
  const gasM3 = spaceM3 - heatKwh / heatKwhPerM3 + hotWaterM3;
  return { gasM3, heatGj: 0, kwh: boiler.kwh + baseKwh + heatKwh / scop };
}

function allElectricUse(spaceM3: number, hotWaterM3: number, figures: Figures): HeatingUse {
  const { allElectric, boilerEfficiency, hotWaterBoilerEfficiency, gasKwhPerM3, boilerAuxiliary } =
    figures.assumptions;
  const { scop, hotWaterCop, baseKwh } = allElectric.value;
  const spaceKwh = (spaceM3 * gasKwhPerM3.value * boilerEfficiency.value) / scop;
  const waterKwh = (hotWaterM3 * gasKwhPerM3.value * hotWaterBoilerEfficiency.value) / hotWaterCop;
  const pumpsKwh = boilerAuxiliary.value.kwhPerM3 * spaceM3;
  return { gasM3: 0, heatGj: 0, kwh: spaceKwh + waterKwh + pumpsKwh + baseKwh };
}

/** GJ in a kWh: a conversion, not a figure. */
const gjPerKwh = 0.0036;

function heatNetworkUse(spaceM3: number, hotWaterM3: number, figures: Figures): HeatingUse {
  const { boilerEfficiency, hotWaterBoilerEfficiency, gasKwhPerM3, boilerAuxiliary } =
    figures.assumptions;
  const heatKwh =
    (spaceM3 * boilerEfficiency.value + hotWaterM3 * hotWaterBoilerEfficiency.value) *
    gasKwhPerM3.value;
  return { gasM3: 0, heatGj: heatKwh * gjPerKwh, kwh: boilerAuxiliary.value.baseKwh };
}

/** Energy for heating and hot water of a house with its heating, as people really use it. */
export function heatingUseOf(house: House, figures: Figures): HeatingUse {
  const { boilerEfficiency, gasKwhPerM3 } = figures.assumptions;
  const spaceM3 = realHeatNeedKwh(house, figures) / boilerEfficiency.value / gasKwhPerM3.value;
  const hotWaterM3 = hotWaterGasM3(house.residents, figures);
  if (house.heating === 'hybride') return hybridUse(spaceM3, hotWaterM3, figures);
  if (house.heating === 'warmtepomp') return allElectricUse(spaceM3, hotWaterM3, figures);
  if (house.heating === 'warmtenet') return heatNetworkUse(spaceM3, hotWaterM3, figures);
  return boilerUse(spaceM3, hotWaterM3, figures);
}

/** Electricity (kWh a year) for light, cooking and appliances: CBS by residents, boiler part taken off. */
export function householdKwh(residents: number, figures: Figures): number {
  const { onePersonKwh, threePersonsKwh } = figures.householdUse.value;
  const { averageAuxiliaryKwh, extraResidentKwh } = figures.assumptions;
  const perResident = (threePersonsKwh - onePersonKwh) / 2;
  const upToThree = onePersonKwh + perResident * (Math.min(residents, 3) - 1);
  const beyond = extraResidentKwh.value * Math.max(0, residents - 3);
  return upToThree + beyond - averageAuxiliaryKwh.value;
}

/** All energy of a house in a year, scaled to the visitor's bill where there is one. */
export function energyUseOf(house: House, figures: Figures): EnergyUse {
  const { heatScale, householdScale, residents, panels } = house;
  const heating = heatingUseOf(house, figures);
  const usedKwh = heating.kwh * heatScale + householdKwh(residents, figures) * householdScale;
  const { generatedKwh, ownShare } = solarOf(panels, figures);
  const ownKwh = Math.min(usedKwh, generatedKwh * ownShare);
  return {
    gasM3: heating.gasM3 * heatScale,
    heatGj: heating.heatGj * heatScale,
    usedKwh,
    boughtKwh: usedKwh - ownKwh,
    fedInKwh: generatedKwh - ownKwh,
  };
}
