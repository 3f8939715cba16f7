import type { BuildingEra } from '../figures/building-eras.ts';
import type { Figures } from '../figures/index.ts';
import type { Choice, InsulationLevel } from '../terms/answers.ts';
import type { CleanAnswers } from './clean-answers.ts';
import type { Glazing, Shell } from './house.ts';

type PartRc = 'wallRc' | 'roofRc' | 'floorRc';

/**
 * The word for a thermal resistance (m2K/W): 'goed' only where it reaches that, and below it the level
 * that lets through most nearly as much heat. What is assumed of an old house lies between two levels.
 */
export function levelOf(part: PartRc, rc: number, figures: Figures): InsulationLevel {
  const { levels, surfaceResistance } = figures.assumptions;
  const { niet, matig, goed } = levels.value;
  if (rc >= goed[part]) return 'goed';
  const u = (value: number) => 1 / (value + surfaceResistance.value);
  return u(rc) - u(matig[part]) < u(niet[part]) - u(rc) ? 'matig' : 'niet';
}

/**
 * Rc of a part: from the answer, where 'goed' is never worse than what the era built; without one what
 * such a house may be expected to have today, as many old ones were insulated since.
 */
function rcOf(
  part: PartRc,
  answer: InsulationLevel | undefined,
  era: BuildingEra,
  figures: Figures,
): number {
  const { insulatedSince } = figures.assumptions;
  if (answer === undefined) return Math.max(era[part], insulatedSince.value[part]);
  const rc = figures.assumptions.levels.value[answer][part];
  return answer === 'goed' ? Math.max(rc, era[part]) : rc;
}

/** U of the windows: by their glass, and in new houses never above what the building decree allowed. */
function windowUOf(glazing: Glazing, era: BuildingEra, figures: Figures): number {
  const u = figures.assumptions.windowU.value[glazing];
  const modern = glazing === 'hr++' || glazing === 'triple';
  return modern ? Math.min(u, era.maxWindowU ?? u) : u;
}

/** The doors an era built. */
export function doorsOf(era: BuildingEra): Choice<'doors'> {
  return era.maxWindowU === undefined ? 'oud' : 'geisoleerd';
}

/** Whether an era sealed its gaps: one with fans did. */
export function draughtProofingOf(era: BuildingEra): Choice<'draughtProofing'> {
  return era.ventilation === 'natuurlijk' ? 'niet' : 'goed';
}

/** The shell of a house: what the visitor answered, and for the rest what its era built. */
export function shellOf(
  answers: CleanAnswers,
  wallType: Choice<'wallType'>,
  era: BuildingEra,
  figures: Figures,
): Shell {
  const { doorU, infiltration, solidWallRc, solidWallSinceRc } = figures.assumptions;
  const glazing: Glazing = answers.glazing ?? era.glazing;
  const wallRc = rcOf('wallRc', answers.wall, era, figures);
  const solidRc = (answers.wall === undefined ? solidWallSinceRc : solidWallRc).value;
  const solid = wallType === 'massief' && (answers.wall ?? 'niet') === 'niet';
  return {
    wallRc: solid ? Math.min(wallRc, solidRc) : wallRc,
    roofRc: rcOf('roofRc', answers.roof, era, figures),
    floorRc: rcOf('floorRc', answers.floor, era, figures),
    glazing,
    windowU: windowUOf(glazing, era, figures),
    doorU: doorU.value[answers.doors ?? doorsOf(era)],
    ventilation:
      answers.ventilation ?? (era.ventilation === 'natuurlijk' ? 'natuurlijk' : 'mechanisch'),
    gaps: infiltration.value[era.ventilation],
    gapsSealed: (answers.draughtProofing ?? draughtProofingOf(era)) === 'goed',
  };
}
