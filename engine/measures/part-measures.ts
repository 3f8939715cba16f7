import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { MeasureId } from '../terms/measures.ts';

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
