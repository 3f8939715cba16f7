import type { Figures } from '../figures/index.ts';
import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import type { Choice } from '../terms/answers.ts';
import type { CleanAnswers } from './clean-answers.ts';

/** Whether a home has a part of this area (m2) at all: a flat between others has no roof and no ground floor. */
export const isThere = (areaM2: number): boolean => areaM2 >= 1;

/** Roof and ground floor (as shares of the floor area) and extra outer wall of a flat by its place. */
function flatAreas(
  position: Choice<'flatPosition'>,
  floorAreaM2: number,
  middle: ReferenceDwelling,
  figures: Figures,
): Partial<ReferenceDwelling> {
  if (position === 'onbekend') return {};
  const { endWallM2PerM } = figures.assumptions.flat.value;
  const corner = position === 'hoek' || position === 'dak-hoek';
  return {
    wallM2: middle.wallM2 + (corner ? endWallM2PerM * Math.sqrt(floorAreaM2) : 0),
    roofM2: position.startsWith('dak') ? floorAreaM2 : 0,
    groundFloorM2: position === 'begane-grond' ? floorAreaM2 : 0,
  };
}

/**
 * Areas (m2) of a house: those the visitor gave, and for the rest the example dwelling of its type
 * made larger or smaller. Roof, floor and windows follow the floor area, walls and doors its square
 * root.
 */
export function areasOf(
  answers: CleanAnswers,
  floorAreaM2: number,
  figures: Figures,
): ReferenceDwelling {
  const example = figures.referenceDwellings[answers.woningtype].value;
  const scale = floorAreaM2 / example.floorAreaM2;
  const side = Math.sqrt(scale);
  const scaled = {
    floorAreaM2,
    wallM2: example.wallM2 * side,
    doorM2: example.doorM2 * side,
    windowM2: example.windowM2 * scale,
    groundFloorM2: example.groundFloorM2 * scale,
    roofM2: example.roofM2 * scale,
  };
  const placed =
    answers.woningtype === 'appartement'
      ? {
          ...scaled,
          ...flatAreas(answers.flatPosition ?? 'onbekend', floorAreaM2, scaled, figures),
        }
      : scaled;
  return {
    ...placed,
    wallM2: answers.wallAreaM2 ?? placed.wallM2,
    windowM2: answers.windowAreaM2 ?? placed.windowM2,
    groundFloorM2: answers.groundFloorAreaM2 ?? placed.groundFloorM2,
    roofM2: answers.roofAreaM2 ?? placed.roofM2,
  };
}
