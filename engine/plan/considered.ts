import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { type Candidate, isCandidate, type LeftOut, leftOut } from '../measures/candidate.ts';
import { candidateFor, measureRules, workedOut } from '../measures/catalogue.ts';
import { MEASURE_IDS, type MeasureId } from '../report/report-types.ts';
import { groundOf } from './ground.ts';
import type { Plan } from './plan.ts';
import { requiredFor } from './route.ts';
import type { Considered } from './step.ts';
import { costEur } from './worth.ts';

/** Everything that is not in the plan: worked out where that means something, else its ground only. */
export interface Beside {
  considered: Considered[];
  leftOut: LeftOut[];
}

/** The plan's house without what excludes this measure. */
function houseWithout(id: MeasureId, excludes: readonly MeasureId[], start: House, plan: Plan) {
  const kept = plan.steps.filter(
    ({ candidate }) => !excludes.includes(candidate.id) && !candidate.excludes.includes(id),
  );
  if (kept.length === plan.steps.length) return plan.after;
  return kept.reduce((house, { candidate }) => candidate.apply(house), start);
}

/** A second layer on a roof or floor that is insulated already, below what is asked today. */
function toppingUp(id: MeasureId, house: House, figures: Figures): boolean {
  const { roof, floor } = figures.assumptions.toppingUpBelowRc.value;
  if (house.woningtype === 'appartement') return false;
  if (id === 'dakisolatie') return house.shell.roofRc < roof;
  return id === 'vloerisolatie' && house.crawlSpace && house.shell.floorRc < floor;
}

/** Measures a pump needs first and that the plan does not hold. */
function neededFor(id: MeasureId, before: House, figures: Figures): Candidate[] {
  const outcomes = requiredFor(id, before, figures).map((one) =>
    candidateFor(one, before, figures),
  );
  return outcomes.every(isCandidate) ? outcomes.filter(isCandidate) : [];
}

function lookAt(id: MeasureId, start: House, plan: Plan, figures: Figures): Considered | LeftOut {
  const without = houseWithout(id, measureRules[id].excludes, start, plan);
  const needed = neededFor(id, without, figures);
  const before = needed.reduce((house, one) => one.apply(house), without);
  const outcome = candidateFor(id, before, figures);
  const second = !isCandidate(outcome) && outcome.reason.code === 'al-geisoleerd';
  const again = second && toppingUp(id, before, figures);
  if (!isCandidate(outcome) && !again) return outcome;
  const candidate = isCandidate(outcome) ? outcome : workedOut(id, before, figures);
  const after = candidate.apply(before);
  const savingEur = costEur(before, figures) - costEur(after, figures);
  if (savingEur <= 0) return isCandidate(outcome) ? leftOut(id, 'geen-besparing') : outcome;
  const needsFirst = needed.map((one) => one.id);
  const ground = isCandidate(outcome)
    ? groundOf({ candidate, savingEur, needsFirst, plan })
    : outcome;
  return { candidate, before, after, leftOut: ground, needsFirst };
}

/** Looks at every measure that the plan does not hold. */
export function besidePlan(start: House, plan: Plan, figures: Figures): Beside {
  const chosen = new Set(plan.steps.map(({ candidate }) => candidate.id));
  const beside: Beside = { considered: [], leftOut: [] };
  for (const id of MEASURE_IDS) {
    if (chosen.has(id)) continue;
    const outcome = lookAt(id, start, plan, figures);
    if ('candidate' in outcome) beside.considered.push(outcome);
    else beside.leftOut.push(outcome);
  }
  return beside;
}
