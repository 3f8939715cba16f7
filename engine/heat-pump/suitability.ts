import type { House } from '../dwelling/house.ts';
import { realHeatLossOf, totalLoss } from '../energy/heat-loss.ts';
import type { Figures } from '../figures/index.ts';
import { within } from '../ranges.ts';
import type { MeasureId } from '../report/report-types.ts';

/**
 * Whether a house has a roof or ground floor of its own. A flat whose place is unknown is counted with
 * a part of each, as the mean of its block; no single flat has that, so it counts as having none.
 */
export function hasOwn(areaM2: number, { woningtype, areas }: House): boolean {
  return woningtype === 'appartement' ? areaM2 > areas.floorAreaM2 / 2 : areaM2 > 0;
}

/** Parts that fall short of `hp.suit`; a part that a flat does not have cannot fall short. */
export function shortParts(house: House, figures: Figures): string[] {
  const { shell, areas } = house;
  const { minRoofRc, minFloorRc } = figures.heatPumps.suitability.value;
  const { worthwhileBelowRc, insulatedCavityRc } = figures.assumptions;
  // A filled cavity can take no more; a solid wall is insulated until it is as good as a new cavity.
  const cavity = house.wallType === 'spouw';
  const wallRc = cavity ? worthwhileBelowRc.value.wall : insulatedCavityRc.value;
  const checks: [string, boolean][] = [
    ['dak', !hasOwn(areas.roofM2, house) || shell.roofRc >= minRoofRc],
    ['vloer', !hasOwn(areas.groundFloorM2, house) || shell.floorRc >= minFloorRc],
    ['gevel', shell.wallRc >= wallRc],
    ['glas', shell.glazing === 'hr++' || shell.glazing === 'triple'],
  ];
  return checks.filter(([, good]) => !good).map(([part]) => part);
}

/**
 * Whether the floor can only be insulated from above, with a new floor: a house without crawl space. A
 * block's floor is reached by the VvE.
 */
function floorFromAbove({ woningtype, crawlSpace }: House): boolean {
  return woningtype !== 'appartement' && !crawlSpace;
}

/**
 * Parts that keep a house from all-electric heating (fact `hp.suit`); empty when it is suitable. This is
 * the one rule for check, plan and measures. Where the floor can only be done from above it is no
 * condition: with roof, wall and glass good the house can be kept warm without it (`hasSoftFloor`).
 */
export function unsuitableParts(house: House, figures: Figures): string[] {
  const short = shortParts(house, figures);
  return floorFromAbove(house) ? short.filter((part) => part !== 'vloer') : short;
}

/** Whether only the floor falls short, in a house where it can only be done from above. */
export function hasSoftFloor(house: House, figures: Figures): boolean {
  return floorFromAbove(house) && shortParts(house, figures).includes('vloer');
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
