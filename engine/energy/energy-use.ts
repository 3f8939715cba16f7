import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { heatsWithPump } from '../terms/heat-pumps.ts';
import { heatingUseOf } from './heating-use.ts';
import { ownUseOf } from './own-use.ts';
import { generatedKwhOf } from './solar.ts';

/** What a house uses in a year. */
export interface EnergyUse {
  /** Gas for heating, hot water and cooking. */
  gasM3: number;
  /** Heat from a heat network. */
  heatGj: number;
  /** Electricity used in the house, own solar power included. */
  usedKwh: number;
  /** Electricity bought: use minus own solar power used at once (without net metering). */
  boughtKwh: number;
  fedInKwh: number;
}

/**
 * Electricity (kWh a year) for light, appliances and fans: by people and size; most of
 * those counted cook on gas.
 */
export function householdKwh(house: House, figures: Figures): number {
  const { baseKwh, kwhPerM2, kwhPerExtraResident } = figures.householdUse.value;
  const { residents, areas } = house;
  const sizeKwh = kwhPerM2 * areas.floorAreaM2;
  const total = baseKwh + sizeKwh + kwhPerExtraResident * (residents - 1);
  return total + figures.assumptions.ventilation.value[house.shell.ventilation].fanKwh;
}

/** What cooking takes in a year; another bill does not change it. */
export function cookingUse(house: House, figures: Figures): { gasM3: number; kwh: number } {
  const { gasM3, inductionKwh } = figures.cooking.value;
  return house.cooking === 'gas' ? { gasM3, kwh: 0 } : { gasM3: 0, kwh: inductionKwh };
}

/** All energy of a house in a year, scaled to the visitor's bill or meters where there are any. */
export function energyUseOf(house: House, figures: Figures): EnergyUse {
  const { householdScale } = house;
  const heating = heatingUseOf(house, figures);
  const cooking = cookingUse(house, figures);
  const usedKwh = heating.kwh + householdKwh(house, figures) * householdScale + cooking.kwh;
  const { batteryKwh } = house;
  const hasHeatPump = heatsWithPump(house.heating);
  const generatedKwh = generatedKwhOf(house, figures);
  const { ownKwh, fedInKwh } = ownUseOf(
    { generatedKwh, usedKwh, batteryKwh, hasHeatPump },
    figures,
  );
  return {
    gasM3: heating.gasM3 + cooking.gasM3,
    heatGj: heating.heatGj,
    usedKwh,
    boughtKwh: usedKwh - ownKwh,
    fedInKwh,
  };
}
