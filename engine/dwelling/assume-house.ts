import type { BuildingEra } from '../figures/building-eras.ts';
import type { Figures } from '../figures/index.ts';
import { within } from '../ranges.ts';
import type { DwellingFacts, Fact } from '../report/report-types.ts';
import type { InsulationLevel } from './answers.ts';
import { areasOf } from './areas.ts';
import type { CleanAnswers } from './clean-answers.ts';
import type { Glazing, Heating, House, Shell } from './house.ts';

/** The house with every gap filled in, and what was known or assumed. */
export interface AssumedHouse {
  house: House;
  facts: Omit<DwellingFacts, 'woningtype' | 'monthlyCostEur'>;
}

function fact<T>(answer: T | undefined, assumed: T): Fact<T> {
  return answer === undefined
    ? { value: assumed, origin: 'assumption' }
    : { value: answer, origin: 'visitor' };
}

/** A number the visitor gave, taken to the nearest valid one, or the assumed one. */
function numberFact(
  answer: number | undefined,
  bounds: { min: number; max: number },
  assumed: number,
): Fact<number> {
  return fact(answer === undefined ? undefined : within(answer, bounds), within(assumed, bounds));
}

function eraOf(bouwjaar: number, figures: Figures): BuildingEra {
  const eras = figures.buildingEras.value;
  return eras.findLast((era) => era.fromYear <= bouwjaar) ?? (eras[0] as BuildingEra);
}

type PartRc = 'wallRc' | 'roofRc' | 'floorRc';

/** The word for a thermal resistance: the best level it reaches. */
function levelOf(part: PartRc, rc: number, figures: Figures): InsulationLevel {
  const { levels } = figures.assumptions;
  if (rc >= levels.value.goed[part]) return 'goed';
  return rc >= levels.value.matig[part] ? 'matig' : 'niet';
}

/** Rc of a part: from the answer, where 'goed' is never worse than what the era built. */
function rcOf(
  part: PartRc,
  answer: InsulationLevel | undefined,
  era: BuildingEra,
  figures: Figures,
): number {
  if (answer === undefined) return era[part];
  const rc = figures.assumptions.levels.value[answer][part];
  return answer === 'goed' ? Math.max(rc, era[part]) : rc;
}

/** Air changes per hour: the era's, or those of a house whose whole shell was made good since. */
function airChangesOf(shell: Omit<Shell, 'airChangesPerHour'>, era: BuildingEra, figures: Figures) {
  const { airChanges, levels } = figures.assumptions;
  const { wallRc, roofRc, floorRc } = levels.value.goed;
  const renovated =
    shell.wallRc >= wallRc &&
    shell.roofRc >= roofRc &&
    shell.floorRc >= floorRc &&
    (shell.glazing === 'hr++' || shell.glazing === 'triple');
  const own = airChanges.value[era.ventilation];
  return renovated ? Math.min(own, airChanges.value.mechanisch) : own;
}

function shellOf(answers: CleanAnswers, era: BuildingEra, figures: Figures): Shell {
  const { windowU } = figures.assumptions;
  const glazing: Glazing = answers.glazing ?? era.glazing;
  const modern = glazing === 'hr++' || glazing === 'triple';
  const limit = modern ? (era.maxWindowU ?? Number.POSITIVE_INFINITY) : Number.POSITIVE_INFINITY;
  const shell = {
    wallRc: rcOf('wallRc', answers.wall, era, figures),
    roofRc: rcOf('roofRc', answers.roof, era, figures),
    floorRc: rcOf('floorRc', answers.floor, era, figures),
    glazing,
    windowU: Math.min(windowU.value[glazing], limit),
  };
  return { ...shell, airChangesPerHour: airChangesOf(shell, era, figures) };
}

/** Fills in what the visitor left open, from house type and build year; `thisYear` bounds the year. */
export function assumeHouse(
  answers: CleanAnswers,
  figures: Figures,
  thisYear: number,
): AssumedHouse {
  const { limits, defaultBouwjaar, defaultResidents, gasFreeFromYear } = figures.assumptions;
  const years = {
    min: limits.value.bouwjaar.min,
    max: Math.min(thisYear, limits.value.bouwjaar.max),
  };
  const example = figures.referenceDwellings[answers.woningtype];
  const bouwjaar = numberFact(answers.bouwjaar, years, defaultBouwjaar.value);
  const floorAreaM2 = numberFact(
    answers.floorAreaM2,
    limits.value.floorAreaM2,
    example.value.floorAreaM2,
  );
  const residents = numberFact(answers.residents, limits.value.residents, defaultResidents.value);
  const solarPanels = numberFact(answers.solarPanels, limits.value.panels, 0);
  const assumedHeating: Heating =
    bouwjaar.value >= gasFreeFromYear.value ? 'warmtepomp' : 'cv-ketel';
  const heating = fact(answers.heating, assumedHeating);
  const shell = shellOf(answers, eraOf(bouwjaar.value, figures), figures);
  const house: House = {
    woningtype: answers.woningtype,
    bouwjaar: bouwjaar.value,
    residents: residents.value,
    areas: areasOf(answers.woningtype, floorAreaM2.value, figures),
    shell,
    heating: heating.value,
    panels: solarPanels.value,
    heatScale: 1,
    householdScale: 1,
  };
  const facts = {
    bouwjaar,
    floorAreaM2,
    residents,
    roof: fact(answers.roof, levelOf('roofRc', shell.roofRc, figures)),
    wall: fact(answers.wall, levelOf('wallRc', shell.wallRc, figures)),
    floor: fact(answers.floor, levelOf('floorRc', shell.floorRc, figures)),
    glazing: fact(answers.glazing, shell.glazing),
    heating,
    solarPanels,
  };
  return { house, facts };
}
