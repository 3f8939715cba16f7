import type { House } from '../dwelling/house.ts';
import { realHeatLossOf, totalLoss } from '../energy/heat-loss.ts';
import type { Figures } from '../figures/index.ts';

/** Parts that keep a house from all-electric heating (fact `hp.suit`); empty when it is suitable. */
export function unsuitableParts({ shell }: House, figures: Figures): string[] {
  const { minRoofRc, minFloorRc } = figures.heatPumps.suitability.value;
  const checks: [string, boolean][] = [
    ['dak', shell.roofRc >= minRoofRc],
    ['vloer', shell.floorRc >= minFloorRc],
    ['gevel', shell.wallRc >= figures.assumptions.insulatedCavityRc.value],
    ['glas', shell.glazing === 'hr++' || shell.glazing === 'triple'],
  ];
  return checks.filter(([, good]) => !good).map(([part]) => part);
}

/** Power (whole kW) that keeps the house warm on a design day. */
export function heatPumpKw(house: House, figures: Figures): number {
  const { designTemperatureK, heatPumpKw: sizes } = figures.assumptions;
  const lossKw = (totalLoss(realHeatLossOf(house, figures)) * designTemperatureK.value) / 1000;
  return Math.min(sizes.value.max, Math.max(sizes.value.min, Math.ceil(lossKw)));
}
