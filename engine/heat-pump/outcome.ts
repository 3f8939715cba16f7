import type { House } from '../dwelling/house.ts';
import { co2KgPerYear, yearlyCostEur } from '../energy/costs.ts';
import { type EnergyUse, energyUseOf } from '../energy/energy-use.ts';
import { heatingUseOf, roomHeatKwh } from '../energy/heating-use.ts';
import { hotWaterUseOf } from '../energy/hot-water.ts';
import type { Figures } from '../figures/index.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';

/** What a pump changes in a year, in the middle. */
export interface Change {
  gasM3: number;
  kwh: number;
  savingEur: number;
  co2Kg: number;
}

const heatingOf: Record<HeatPumpKind, House['heating']> = {
  hybride: 'hybride',
  'volledig-elektrisch': 'warmtepomp',
  bodemwarmtepomp: 'bodemwarmtepomp',
};

/** The house with a kind of pump; without a boiler it cooks on electricity. */
export function withPump(house: House, kind: HeatPumpKind): House {
  const heating = heatingOf[kind];
  return kind === 'hybride' ? { ...house, heating } : { ...house, heating, cooking: 'elektrisch' };
}

/** Use, cost and CO2 with the pump against the same house with its present heating (`now`). */
export function changeOf(
  house: House,
  kind: HeatPumpKind,
  figures: Figures,
  now: EnergyUse = energyUseOf(house, figures),
): Change {
  const then = energyUseOf(withPump(house, kind), figures);
  return {
    gasM3: now.gasM3 - then.gasM3,
    kwh: then.boughtKwh - now.boughtKwh,
    savingEur: yearlyCostEur(now, figures) - yearlyCostEur(then, figures),
    co2Kg: co2KgPerYear(now, figures) - co2KgPerYear(then, figures),
  };
}

/**
 * Heat out per kWh in over the year: space and hot water against all that the pump takes, its pumps, standby
 * and element too. Null for a hybrid, whose boiler makes the hot water.
 */
export function yearPerformance(house: House, kind: HeatPumpKind, figures: Figures): number | null {
  if (kind === 'hybride') return null;
  const pumped = withPump(house, kind);
  const spaceKwh = roomHeatKwh(pumped, figures);
  const { hotWaterCop } = figures.assumptions.allElectric.value;
  const waterKwh = hotWaterUseOf(pumped, figures).kwh * hotWaterCop;
  return (spaceKwh + waterKwh) / heatingUseOf(pumped, figures).kwh;
}
