import type { Figures } from '../figures/index.ts';
import type { House } from './house.ts';

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
