import { isThere } from '../dwelling/areas.ts';
import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import type { ResolvedHouse } from '../reading/resolve-house.ts';
import { type AnswerField, CHOICES, type ChoiceField } from '../terms/answers.ts';
import { knownRoof } from '../terms/facts.ts';

/** Plausible other answers to a question that was left open. */
interface Alternative {
  field: AnswerField;
  options: readonly (string | number)[];
}

type Options = Partial<Record<AnswerField, readonly (string | number)[]>>;

/** Sizes: smaller and larger than assumed; a part that is not there has no other size. */
function sizes({ facts, house }: ResolvedHouse, figures: Figures): Options {
  const { areaFactor } = figures.assumptions.alternatives.value;
  const scaled = (area: number) => (isThere(area) ? areaFactor.map((factor) => area * factor) : []);
  return {
    floorAreaM2: scaled(facts.floorAreaM2.value),
    wallAreaM2: scaled(house.areas.wallM2),
    roofAreaM2: scaled(house.areas.roofM2),
    groundFloorAreaM2: scaled(house.areas.groundFloorM2),
    windowAreaM2: scaled(house.areas.windowM2),
  };
}

/** The shell: only what the building decree of its year leaves in doubt. */
function shell({ facts, house }: ResolvedHouse, figures: Figures): Options {
  const { worthwhileBelowRc, alternatives } = figures.assumptions;
  const below = worthwhileBelowRc.value.roof;
  const levels = (rc: number) => (rc < below ? ['niet', 'goed'] : []);
  const { wallRc, roofRc, floorRc } = house.shell;
  const hasRoof = isThere(house.areas.roofM2);
  const hasFloor = isThere(house.areas.groundFloorM2);
  const isFlat = house.woningtype === 'appartement';
  const old = facts.bouwjaar.value <= alternatives.value.doubtfulCavityUntil;
  return {
    roof: hasRoof ? levels(roofRc) : [],
    wall: levels(wallRc),
    floor: hasFloor ? levels(floorRc) : [],
    glazing: house.shell.glazing === 'dubbel' ? ['enkel', 'hr++'] : [],
    wallType: old ? others('wallType', house.wallType) : [],
    crawlSpace: hasFloor && !isFlat ? others('crawlSpace', facts.crawlSpace.value) : [],
    doors: others('doors', facts.doors.value),
    draughtProofing: others('draughtProofing', facts.draughtProofing.value),
    ventilation: others('ventilation', house.shell.ventilation),
    roofType: hasRoof ? others('roofType', house.roofType) : [],
    flatPosition:
      isFlat && facts.flatPosition.value === 'onbekend'
        ? ['tussen', 'begane-grond', 'dak-hoek']
        : [],
  };
}

/** The other choices of a question. */
function others(field: ChoiceField, present: string): string[] {
  return (CHOICES[field] as readonly string[]).filter((one) => one !== present);
}

/** Installations and people. A boiler is all but certain where no heat network is usual. */
function inside({ facts, house, monthlyCostEur }: ResolvedHouse, figures: Figures): Options {
  const { value } = figures.assumptions.alternatives;
  const hasRoof = isThere(house.areas.roofM2);
  const faces = hasRoof && knownRoof(facts) !== 'plat';
  const network = house.woningtype === 'appartement' || house.heating === 'warmtepomp';
  return {
    bouwjaar: value.bouwjaar,
    monthlyCostEur: value.costFactor.map((factor) => monthlyCostEur.value * factor),
    residents: value.residents,
    thermostatC: value.thermostatC,
    heating: network && house.heating !== 'warmtenet' ? ['warmtenet'] : [],
    emitters: others('emitters', house.emitters),
    cooking: others('cooking', house.cooking),
    hotWater: house.heating === 'cv-ketel' ? others('hotWater', house.hotWater) : [],
    solarPanels: hasRoof && facts.solarPanels.value === 0 ? [value.panels] : [],
    roofOrientation: faces ? others('roofOrientation', house.roofOrientation) : [],
    batteryKwh:
      house.panels > 0 && house.batteryKwh === 0
        ? [figures.measurePrices.batterySize.value.kwh]
        : [],
  };
}

/** Every question that was left open and has another plausible answer. */
export function alternatives(
  answers: CleanAnswers,
  resolved: ResolvedHouse,
  figures: Figures,
): Alternative[] {
  const all: Options = {
    ...inside(resolved, figures),
    ...sizes(resolved, figures),
    ...shell(resolved, figures),
  };
  return (Object.entries(all) as [AnswerField, readonly (string | number)[]][])
    .filter(([field, options]) => options.length > 0 && answers[field] === undefined)
    .map(([field, options]) => ({ field, options }));
}
