import type { BuildingEra } from '../figures/building-eras.ts';
import type { Figures } from '../figures/index.ts';
import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import { type Choice, NUMBERS } from '../terms/answers.ts';
import type { DwellingFacts, Fact } from '../terms/facts.ts';
import { heatsWithBoiler } from '../terms/heat-pumps.ts';
import { within } from '../terms/ranges.ts';
import { areasOf } from './areas.ts';
import type { CleanAnswers } from './clean-answers.ts';
import type { Assumed, House, Shell } from './house.ts';
import { doorsOf, draughtProofingOf, levelOf, shellOf } from './shell.ts';

/** The house with every gap filled in, and what was known or assumed. */
export interface AssumedHouse {
  house: House;
  facts: Omit<DwellingFacts, 'monthlyCostEur' | 'gasM3PerYear' | 'electricityKwhPerYear'>;
}

/** A fact: what the visitor answered, or what is assumed without an answer. */
export function fact<T>(answer: T | undefined, assumed: T): Fact<T> {
  return answer === undefined
    ? { value: assumed, origin: 'assumption' }
    : { value: answer, origin: 'visitor' };
}

/** The era of a build year. */
export function eraOf(bouwjaar: number, figures: Figures): BuildingEra {
  const eras = figures.buildingEras.value;
  return eras.findLast((era) => era.fromYear <= bouwjaar) ?? (eras[0] as BuildingEra);
}

/**
 * Which way the roof faces. A flat one faces no way: on it, panels and collectors stand on frames that are turned to
 * the sun, so what was said of a pitched one before is not used.
 */
function orientationOf({ roofType, roofOrientation }: CleanAnswers) {
  const answer = roofType === 'plat' ? undefined : roofOrientation;
  return fact<Choice<'roofOrientation'>>(answer, 'zuidoost-zuidwest');
}

/** Installations: what follows from type and build year where the visitor did not answer. */
function installationFacts(answers: CleanAnswers, bouwjaar: number, figures: Figures) {
  const { gasFreeFromYear, cavityFromYear, defaultThermostatC } = figures.assumptions;
  const isFlat = answers.woningtype === 'appartement';
  const gasFree = bouwjaar >= gasFreeFromYear.value;
  const heating = fact<Choice<'heating'>>(answers.heating, gasFree ? 'warmtepomp' : 'cv-ketel');
  const solid = bouwjaar < cavityFromYear.value;
  // Whoever says which way a roof faces has a pitched one.
  const isLevel = isFlat && answers.roofOrientation === undefined;
  return {
    heating,
    wallType: fact<Choice<'wallType'>>(answers.wallType, solid ? 'massief' : 'spouw'),
    roofType: fact<Choice<'roofType'>>(answers.roofType, isLevel ? 'plat' : 'schuin'),
    crawlSpace: fact<Choice<'crawlSpace'>>(answers.crawlSpace, isFlat ? 'nee' : 'ja'),
    emitters: fact<Choice<'emitters'>>(
      answers.emitters,
      gasFree ? 'vloerverwarming' : 'radiatoren',
    ),
    hotWater: fact<Choice<'hotWater'>>(answers.hotWater, 'ketel'),
    cooking: fact<Choice<'cooking'>>(
      answers.cooking,
      heatsWithBoiler(heating.value) ? 'gas' : 'elektrisch',
    ),
    thermostatC: fact(answers.thermostatC, defaultThermostatC.value),
    solarPanels: fact(answers.solarPanels, 0),
    roofOrientation: orientationOf(answers),
    batteryKwh: fact(answers.batteryKwh, 0),
  };
}

/** The shell in words and sizes, as the calculation took it. */
function shellFacts(
  answers: CleanAnswers,
  areas: ReferenceDwelling,
  shell: Shell,
  era: BuildingEra,
  figures: Figures,
) {
  return {
    wallAreaM2: fact(answers.wallAreaM2, Math.round(areas.wallM2)),
    roofAreaM2: fact(answers.roofAreaM2, Math.round(areas.roofM2)),
    groundFloorAreaM2: fact(answers.groundFloorAreaM2, Math.round(areas.groundFloorM2)),
    windowAreaM2: fact(answers.windowAreaM2, Math.round(areas.windowM2)),
    roof: fact(answers.roof, levelOf('roofRc', shell.roofRc, figures)),
    wall: fact(answers.wall, levelOf('wallRc', shell.wallRc, figures)),
    floor: fact(answers.floor, levelOf('floorRc', shell.floorRc, figures)),
    glazing: fact(answers.glazing, shell.glazing),
    doors: fact<Choice<'doors'>>(answers.doors, doorsOf(era)),
    draughtProofing: fact(answers.draughtProofing, draughtProofingOf(era)),
    ventilation: fact(answers.ventilation, shell.ventilation),
  };
}

/** Of the shell what no answer says. */
function assumedOf(answers: CleanAnswers, shell: Shell): Assumed {
  return {
    ...(answers.wall === undefined ? { wallRc: shell.wallRc } : {}),
    ...(answers.roof === undefined ? { roofRc: shell.roofRc } : {}),
    ...(answers.floor === undefined ? { floorRc: shell.floorRc } : {}),
    ...(answers.glazing === undefined ? { windowU: shell.windowU } : {}),
  };
}

/** Year, size and people. */
function basicFacts(answers: CleanAnswers, figures: Figures, thisYear: number) {
  const { defaultBouwjaar, defaultResidents } = figures.assumptions;
  const example = figures.referenceDwellings[answers.woningtype].value;
  const bouwjaar = fact(answers.bouwjaar, defaultBouwjaar.value);
  const floorAreaM2 = fact(answers.floorAreaM2, example.floorAreaM2);
  const { usual, large, fromM2 } = defaultResidents.value;
  const years = { min: NUMBERS.bouwjaar.min, max: thisYear };
  return {
    woningtype: fact(answers.woningtype, answers.woningtype),
    flatPosition: fact<Choice<'flatPosition'>>(answers.flatPosition, 'onbekend'),
    bouwjaar: { ...bouwjaar, value: within(bouwjaar.value, years) },
    floorAreaM2,
    residents: fact(answers.residents, floorAreaM2.value < fromM2 ? usual : large),
  };
}

/** Fills in what the visitor left open, from house type and build year; `thisYear` bounds the year. */
export function assumeHouse(
  answers: CleanAnswers,
  figures: Figures,
  thisYear: number,
): AssumedHouse {
  const basic = basicFacts(answers, figures, thisYear);
  const era = eraOf(basic.bouwjaar.value, figures);
  const areas = areasOf(answers, basic.floorAreaM2.value, figures);
  const installed = installationFacts(answers, basic.bouwjaar.value, figures);
  const shell = shellOf(answers, installed.wallType.value, era, figures);
  const house: House = {
    woningtype: answers.woningtype,
    bouwjaar: basic.bouwjaar.value,
    residents: basic.residents.value,
    areas,
    shell,
    assumed: assumedOf(answers, shell),
    wallType: installed.wallType.value,
    roofType: installed.roofType.value,
    crawlSpace: installed.crawlSpace.value === 'ja',
    heating: installed.heating.value,
    emitters: installed.emitters.value,
    hotWater: installed.hotWater.value,
    cooking: installed.cooking.value,
    thermostatC: installed.thermostatC.value,
    panels: installed.solarPanels.value,
    roofOrientation: installed.roofOrientation.value,
    batteryKwh: installed.batteryKwh.value,
    tuningSaving: 0,
    pvt: false,
    unwanted: answers.unwanted ?? [],
    leftOutKwhPerM2: figures.assumptions.leftOutKwhPerM2.value,
    heatScale: 1,
    householdScale: 1,
    hybridWorks: 1,
  };
  const facts = { ...basic, ...installed, ...shellFacts(answers, areas, shell, era, figures) };
  return { house, facts };
}
