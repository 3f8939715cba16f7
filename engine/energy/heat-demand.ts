import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { labelHeatLossOf, realHeatLossOf, totalLoss } from './heat-loss.ts';

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
  const loss = totalLoss(labelHeatLossOf(house, figures));
  return needKwh((loss * figures.assumptions.degreeHoursK.value) / 1000, gainsKwh(house, figures));
}

/** All that separates warm from cold, in m2. */
function shellM2({ areas }: House): number {
  const { roofM2, wallM2, groundFloorM2, windowM2, doorM2 } = areas;
  return roofM2 + wallM2 + groundFloorM2 + windowM2 + doorM2;
}

/**
 * Heat need as people really heat (kWh a year), before the visitor's bill is looked at. In a house
 * that is hard to keep warm they heat fewer rooms and for shorter: the need grows slower than the loss.
 * Since 2022 they leave out heat besides (`leftOutKwhPerM2`), for every m2 of the shell as much.
 */
export function realHeatNeedKwh(house: House, figures: Figures): number {
  const { realUse, degreeHoursK, defaultThermostatC, seasonHours } = figures.assumptions;
  const { perMeanU, power } = realUse.value;
  const loss = totalLoss(realHeatLossOf(house, figures));
  const shell = shellM2(house);
  const correction = perMeanU * (loss / shell) ** power;
  const colder = (house.thermostatC - defaultThermostatC.value) * seasonHours.value;
  const degreeHours = degreeHoursK.value + colder;
  const spared = gainsKwh(house, figures) + house.leftOutKwhPerM2 * shell;
  return needKwh((loss * degreeHours) / correction / 1000, spared);
}
