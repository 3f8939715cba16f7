import type { House } from '../dwelling/house.ts';
import { realHeatLossOf, totalLoss } from '../energy/heat-loss.ts';
import type { Figures } from '../figures/index.ts';
import { within } from '../ranges.ts';
import type { MeasureId } from '../report/report-types.ts';

/**
 * Whether a house has a roof or ground floor of its own. A flat whose place is unknown is counted with
 * a part of each, as the mean of its block; no single flat has that, so it counts as having none.
 */
function hasOwn(areaM2: number, { woningtype, areas }: House): boolean {
  return woningtype === 'appartement' ? areaM2 > areas.floorAreaM2 / 2 : areaM2 > 0;
}

/**
 * Parts that keep a house from all-electric heating (fact `hp.suit`); empty when it is suitable. A
 * part that a flat does not have cannot fall short.
 */
export function unsuitableParts(house: House, figures: Figures): string[] {
  const { shell, areas } = house;
  const { minRoofRc, minFloorRc } = figures.heatPumps.suitability.value;
  const checks: [string, boolean][] = [
    ['dak', !hasOwn(areas.roofM2, house) || shell.roofRc >= minRoofRc],
    ['vloer', !hasOwn(areas.groundFloorM2, house) || shell.floorRc >= minFloorRc],
    ['gevel', shell.wallRc >= figures.assumptions.insulatedCavityRc.value],
    ['glas', shell.glazing === 'hr++' || shell.glazing === 'triple'],
  ];
  return checks.filter(([, good]) => !good).map(([part]) => part);
}

/** The measure that makes a part good enough. */
export function measureForPart(part: string, house: House): MeasureId {
  if (part === 'dak') return 'dakisolatie';
  if (part === 'vloer') return 'vloerisolatie';
  if (part === 'glas') return 'hr-glas';
  return house.wallType === 'massief' ? 'gevelisolatie' : 'spouwmuurisolatie';
}

/** The house with those measures done, at the least thickness that gets a grant. */
export function withMeasures(
  house: House,
  measures: readonly MeasureId[],
  figures: Figures,
): House {
  const { addedRc, outerWallRc, windowU } = figures.assumptions;
  const shell = { ...house.shell };
  for (const id of measures) {
    if (id === 'dakisolatie') shell.roofRc += addedRc.value.dakisolatie;
    if (id === 'vloerisolatie') shell.floorRc += addedRc.value.vloerisolatie;
    if (id === 'spouwmuurisolatie') shell.wallRc += addedRc.value.spouwmuurisolatie;
    if (id === 'gevelisolatie') shell.wallRc += outerWallRc.value;
    if (id === 'hr-glas') {
      shell.glazing = 'hr++';
      shell.windowU = Math.min(shell.windowU, windowU.value['hr++']);
    }
  }
  return { ...house, shell };
}

/** Heat loss (kW) on the design day, as people live in it. */
export function designLossKw(house: House, figures: Figures): number {
  const { designTemperatureK } = figures.assumptions;
  return (totalLoss(realHeatLossOf(house, figures)) * designTemperatureK.value) / 1000;
}

/** Power (whole kW) of an all-electric pump for a heat loss, within the sizes on the market. */
export function sizeFor(lossKw: number, figures: Figures): number {
  return within(Math.ceil(lossKw), figures.assumptions.heatPumpKw.value);
}

/** Power (whole kW) that keeps the house warm on a design day. */
export function heatPumpKw(house: House, figures: Figures): number {
  return sizeFor(designLossKw(house, figures), figures);
}
