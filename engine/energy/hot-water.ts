import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';

/** What hot water takes in a year, by its way of heating. */
export interface HotWaterUse {
  gasM3: number;
  kwh: number;
  /** Heat from a heat network, kWh. */
  networkKwh: number;
}

/** Gas (m3 a year) that hot water takes with a boiler alone. */
function hotWaterGasM3(residents: number, figures: Figures): number {
  const { base, perResident } = figures.assumptions.hotWaterGasM3.value;
  return base + perResident * residents;
}

/**
 * What hot water takes: from the boiler, a heat pump or the heat network that also heats the house,
 * or from a heat-pump boiler; a solar boiler takes its share off (fact `zb.save`).
 */
export function hotWaterUseOf(house: House, figures: Figures): HotWaterUse {
  const { solarBoilerShare, hotWaterBoilerEfficiency, gasKwhPerM3, allElectric } =
    figures.assumptions;
  const solar = house.hotWater === 'zonneboiler' ? solarBoilerShare.value : 0;
  const gasM3 = hotWaterGasM3(house.residents, figures) * (1 - solar);
  const heatKwh = gasM3 * gasKwhPerM3.value * hotWaterBoilerEfficiency.value;
  const byPump = house.hotWater === 'warmtepompboiler' || isPumpAlone(house.heating);
  if (byPump) return { gasM3: 0, kwh: heatKwh / allElectric.value.hotWaterCop, networkKwh: 0 };
  if (house.heating === 'warmtenet') return { gasM3: 0, kwh: 0, networkKwh: heatKwh };
  return { gasM3, kwh: 0, networkKwh: 0 };
}
