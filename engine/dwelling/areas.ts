import type { Figures } from '../figures/index.ts';
import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import type { Woningtype } from './answers.ts';

/**
 * Areas (m2) of a house of a type with the given floor area: the example dwelling made larger or
 * smaller. Roof, floor and windows follow the floor area, walls and doors its square root.
 */
export function areasOf(
  woningtype: Woningtype,
  floorAreaM2: number,
  figures: Figures,
): ReferenceDwelling {
  const example = figures.referenceDwellings[woningtype].value;
  const scale = floorAreaM2 / example.floorAreaM2;
  const side = Math.sqrt(scale);
  return {
    floorAreaM2,
    wallM2: example.wallM2 * side,
    doorM2: example.doorM2 * side,
    windowM2: example.windowM2 * scale,
    groundFloorM2: example.groundFloorM2 * scale,
    roofM2: example.roofM2 * scale,
  };
}
