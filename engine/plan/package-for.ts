import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import type { LeftOut } from '../measures/candidate.ts';
import { datedReasons, nettingEnded } from '../measures/net-metering.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { dwellingOf } from '../reading/dwelling-facts.ts';
import { readHouse } from '../reading/read-house.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import type { MeasureId } from '../terms/measures.ts';
import { type Choice, choiceFor } from './choice.ts';
import { grantsOf } from './grants.ts';
import { planFor } from './plan.ts';
import { figuresOf } from './planned-measure.ts';
import { savingSpread } from './saving-spread.ts';
import { grantReasons } from './step-reasons.ts';

/** Solar power of a package, as the payback tool needs it. */
export interface PackageSolar {
  panels: number;
  generatedKwhPerYear: number;
  /** All electricity used after the package, kWh a year. */
  usedKwhPerYear: number;
  /** Share of the generation used in the house, by way of the battery included; 0 to 1. */
  ownShare: number;
  batteryKwh: number;
}

/** A chosen package worked out for a house. */
export interface Package {
  dwelling: DwellingFacts;
  /** In the plan's order, `step` from 1; a price may be missing (`investmentCents: null`). */
  measures: WorkedOutMeasure[];
  /** Chosen, but not possible here or beaten by another choice, with the ground. */
  leftOut: LeftOut[];
  /** Null without panels. */
  solar: PackageSolar | null;
  /** Whether the house as it is uses gas. */
  usesGas: boolean;
  keepsGasConnection: boolean;
}

function solarOfHouse(house: House, figures: Figures): PackageSolar | null {
  if (house.panels === 0) return null;
  const { usedKwh, boughtKwh, fedInKwh } = energyUseOf(house, figures);
  const ownKwh = usedKwh - boughtKwh;
  const generatedKwh = ownKwh + fedInKwh;
  return {
    panels: house.panels,
    generatedKwhPerYear: Math.round(generatedKwh),
    usedKwhPerYear: usedKwh,
    ownShare: generatedKwh > 0 ? Math.min(1, ownKwh / generatedKwh) : 0,
    batteryKwh: house.batteryKwh,
  };
}

function measuresOf(choice: Choice, savingShare: number, figures: Figures): WorkedOutMeasure[] {
  const grants = grantsOf(choice.steps, figures);
  return choice.steps.map((step, index) => {
    const worked = figuresOf(step, grants, savingShare, figures);
    const reasons = [...worked.reasons, ...grantReasons(grants.get(step.candidate.id))];
    return { ...worked, step: index + 1, reasons };
  });
}

/** The ids of the plan that the report would make for this house. */
export function defaultPackage(
  answers: DwellingAnswers,
  figures: Figures,
  today: string,
): MeasureId[] {
  const { house } = readHouse(answers, figures, today).resolved;
  return planFor(house, figures).steps.map(({ candidate }) => candidate.id);
}

/**
 * A package worked out for a house: what was chosen or, when nothing was, the plan's own measures. Of
 * choices that exclude each other the later in the catalogue counts; nothing is dropped silently.
 */
export function packageFor(
  answers: DwellingAnswers,
  chosen: readonly MeasureId[],
  figures: Figures,
  today: string,
): Package {
  const { clean, resolved } = readHouse(answers, figures, today);
  const { house } = resolved;
  const plan = planFor(house, figures);
  const ids = chosen.length > 0 ? chosen : plan.steps.map(({ candidate }) => candidate.id);
  const choice = choiceFor(house, ids, plan, figures);
  const ended = nettingEnded(today, figures);
  const measures = measuresOf(choice, savingSpread(clean, figures), figures).map((one) =>
    datedReasons(one, ended),
  );
  return {
    dwelling: dwellingOf(answers, clean, resolved, figures),
    measures,
    leftOut: choice.leftOut,
    solar: solarOfHouse(choice.after, figures),
    usesGas: energyUseOf(house, figures).gasM3 > 0,
    keepsGasConnection: energyUseOf(choice.after, figures).gasM3 > 0,
  };
}
