import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { ownUseShareOf } from '../energy/own-use.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import type { LeftOut } from '../measures/candidate.ts';
import { datedReasons, nettingEnded } from '../measures/net-metering.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { dwellingOf } from '../reading/dwelling-facts.ts';
import { readHouse } from '../reading/read-house.ts';
import { savingSpread } from '../reading/saving-doubt.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import { heatsWithPump } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import { type Choice, choiceFor } from './choice.ts';
import { grantsOf } from './grants.ts';
import { planFor } from './plan.ts';
import { figuresOf } from './planned-measure.ts';
import { grantReasons } from './step-reasons.ts';

/** The new panels of a package, as the cash flow needs them. */
export interface NewPanels {
  generatedKwhPerYear: number;
  /** All electricity used after the package, kWh a year. */
  usedKwhPerYear: number;
  /** Share of the generation used at once, without a battery; 0 to 1. */
  ownShare: number;
  hasHeatPump: boolean;
  /** Capacity of a battery that the house has already; 0 without one. */
  batteryKwh: number;
}

/** A chosen package worked out for a house. */
export interface Package {
  dwelling: DwellingFacts;
  /** In the plan's order, `step` from 1; a price may be missing (`investmentCents: null`). */
  measures: WorkedOutMeasure[];
  /** Chosen, but not possible here or beaten by another choice, with the ground. */
  leftOut: LeftOut[];
  /** Null without new panels. */
  solar: NewPanels | null;
  /** Also where there is none: a house without gas has no fixed costs of it to save. */
  keepsGasConnection: boolean;
}

function newPanelsOf({ steps, after }: Choice, figures: Figures): NewPanels | null {
  const panels = steps.find(({ candidate }) => candidate.id === 'zonnepanelen');
  if (!panels) return null;
  const { usedKwh } = energyUseOf(after, figures);
  const generatedKwh = Math.round(generatedKwhOf(after, figures));
  const hasHeatPump = heatsWithPump(after.heating);
  return {
    generatedKwhPerYear: generatedKwh,
    usedKwhPerYear: usedKwh,
    ownShare: ownUseShareOf({ generatedKwh, usedKwh, hasHeatPump }, figures),
    hasHeatPump,
    batteryKwh: panels.before.batteryKwh,
  };
}

const usesGas = (house: House, figures: Figures) => energyUseOf(house, figures).gasM3 > 0;

function measuresOf(choice: Choice, savingShare: number, figures: Figures): WorkedOutMeasure[] {
  const grants = grantsOf(choice.steps, figures);
  return choice.steps.map((step, index) => {
    const worked = figuresOf(step, grants, savingShare, figures, choice.steps);
    const reasons = [...worked.reasons, ...grantReasons(grants.get(step.candidate.id))];
    return { ...worked, step: index + 1, reasons };
  });
}

/**
 * A package worked out for a house: what was chosen or, where nobody chose, the plan's own measures. Of
 * choices that exclude each other the later in the catalogue counts; nothing is dropped silently.
 */
export function packageFor(
  answers: DwellingAnswers,
  chosen: readonly MeasureId[] | undefined,
  figures: Figures,
  today: string,
): Package {
  const { clean, resolved } = readHouse(answers, figures, today);
  const { house } = resolved;
  const plan = planFor(house, figures);
  const ids = chosen ?? plan.steps.map(({ candidate }) => candidate.id);
  const choice = choiceFor(house, ids, plan, figures);
  const ended = nettingEnded(today, figures);
  const measures = measuresOf(choice, savingSpread(clean, house, figures), figures).map((one) =>
    datedReasons(one, ended),
  );
  return {
    dwelling: dwellingOf(answers, clean, resolved, figures),
    measures,
    leftOut: choice.leftOut,
    solar: newPanelsOf(choice, figures),
    keepsGasConnection: usesGas(choice.after, figures) || !usesGas(house, figures),
  };
}
