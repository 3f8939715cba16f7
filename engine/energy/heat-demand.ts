import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { heatLossOf, realHeatLossOf, totalLoss } from './heat-loss.ts';

/** Free heat of sun and people (kWh a season). */
function gainsKwh({ areas }: House, figures: Figures): number {
  const { internalGainsKwhPerM2, solarGainsKwhPerM2 } = figures.assumptions;
  return (
    areas.floorAreaM2 * internalGainsKwhPerM2.value + areas.windowM2 * solarGainsKwhPerM2.value
  );
}

/**
 * Loss minus the usable gains (EN ISO 13790 with exponent 2): L / (1 + g + g2) with g = gains / loss.
 * Never negative, and it always grows with the loss.
 */
function needKwh(lossKwh: number, gains: number): number {
  const ratio = gains / lossKwh;
  return lossKwh / (1 + ratio + ratio * ratio);
}

/** Calculated heat need for the label (kWh a year): every room warm, as the norm has it. */
export function normHeatNeedKwh(house: House, figures: Figures): number {
  const loss = totalLoss(heatLossOf(house, figures));
  return needKwh((loss * figures.assumptions.degreeHoursK.value) / 1000, gainsKwh(house, figures));
}

/** Mean U (W/m2K) of all that separates warm from cold, with the air that comes through it. */
function meanU({ areas }: House, lossWPerK: number): number {
  const { roofM2, wallM2, groundFloorM2, windowM2, doorM2 } = areas;
  return lossWPerK / (roofM2 + wallM2 + groundFloorM2 + windowM2 + doorM2);
}

/**
 * Heat need as people really heat (kWh a year), before the visitor's bill is looked at. In a house
 * that is hard to keep warm they heat fewer rooms and for shorter: the need grows slower than the loss.
 */
export function realHeatNeedKwh(house: House, figures: Figures): number {
  const { realUse, degreeHoursK, defaultThermostatC, seasonHours } = figures.assumptions;
  const loss = totalLoss(realHeatLossOf(house, figures));
  const correction =
    realUse.value.base + realUse.value.perMeanU * meanU(house, loss) ** realUse.value.power;
  const colder = (house.thermostatC - defaultThermostatC.value) * seasonHours.value;
  const degreeHours = degreeHoursK.value + colder;
  return needKwh((loss * degreeHours) / correction / 1000, gainsKwh(house, figures));
}
