import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isCandidate, type LeftOut, leftOut } from '../measures/candidate.ts';
import { candidateFor, measureRules, SENSIBLE_ORDER } from '../measures/catalogue.ts';
import { MEASURE_IDS, type MeasureId } from '../report/report-types.ts';
import type { Step } from './step.ts';

/** Measures somebody chose, done in the sensible order, and those that could not be. */
export interface Choice {
  steps: Step[];
  leftOut: LeftOut[];
  after: House;
}

/** Whether two measures make no sense beside each other. */
export function conflict(one: MeasureId, other: MeasureId): boolean {
  return measureRules[one].excludes.includes(other) || measureRules[other].excludes.includes(one);
}

/** Of measures that exclude each other the later one in the catalogue, with a ground for the other. */
function withoutConflicts(chosen: readonly MeasureId[]): { kept: MeasureId[]; dropped: LeftOut[] } {
  const kept: MeasureId[] = [];
  const dropped: LeftOut[] = [];
  for (const id of MEASURE_IDS.toReversed()) {
    if (!chosen.includes(id)) continue;
    const rival = kept.find((one) => conflict(one, id));
    if (rival === undefined) kept.push(id);
    else dropped.push(leftOut(id, 'andere-keuze-gekozen', { gekozen: rival }));
  }
  return { kept, dropped };
}

/** Does what was chosen in the sensible order; what a house cannot take is left out with its ground. */
export function choiceFor(house: House, chosen: readonly MeasureId[], figures: Figures): Choice {
  const { kept, dropped } = withoutConflicts(chosen);
  const choice: Choice = { steps: [], leftOut: dropped, after: house };
  for (const id of SENSIBLE_ORDER) {
    if (!kept.includes(id)) continue;
    const candidate = candidateFor(id, choice.after, figures);
    if (!isCandidate(candidate)) {
      choice.leftOut.push(candidate);
      continue;
    }
    const after = candidate.apply(choice.after);
    choice.steps.push({ candidate, before: choice.after, after });
    choice.after = after;
  }
  return choice;
}
