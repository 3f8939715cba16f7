import type { House } from '../dwelling/house.ts';
import { heatingUseOf, roomHeatKwh } from '../energy/heating-use.ts';
import { hotWaterUseOf } from '../energy/hot-water.ts';
import type { Figures } from '../figures/index.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';

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
