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

/** Heat need as people really heat (kWh a year), before the visitor's bill is looked at. */
export function realHeatNeedKwh(house: House, figures: Figures): number {
  const { realUse, degreeHoursK } = figures.assumptions;
  const loss = totalLoss(realHeatLossOf(house, figures));
  const correction =
    realUse.value.base + realUse.value.perWPerM2K * (loss / house.areas.floorAreaM2);
  return needKwh((loss * degreeHoursK.value) / correction / 1000, gainsKwh(house, figures));
}
