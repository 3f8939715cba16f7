import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import {
  type Candidate,
  isCandidate,
  isPriced,
  type LeftOut,
  leftOut,
} from '../measures/candidate.ts';
import { candidateFor, workedOut } from '../measures/catalogue.ts';
import { withCooking } from '../measures/cooking.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import { MEASURE_IDS, type MeasureId } from '../terms/measures.ts';
import { isDoubled } from './grants.ts';
import { groundOf } from './ground.ts';
import { labelLoss } from './label-loss.ts';
import type { Plan } from './plan.ts';
import { type Considered, stepsBeside } from './step.ts';
import { LEAST_TOLD_EUR } from './step-savings.ts';
import { costEur } from './worth.ts';

/** Everything that is not in the plan: worked out where that means something, else its ground only. */
export interface Beside {
  considered: Considered[];
  leftOut: LeftOut[];
}

/** The house in which a measure is worked out, and what had to be done for it beside the plan. */
interface Setting {
  before: House;
  needsFirst: MeasureId[];
}

/**
 * Where a pump stands in the route that was compared with the plan: after that route's own measures and
 * in the place of what heats now, so the same as in the heat-pump check. A ground source as in the
 * all-electric route.
 */
function inOwnRoute(id: MeasureId, plan: Plan): Setting | undefined {
  const routeId = id === 'bodemwarmtepomp' ? 'warmtepomp' : id;
  const route = plan.others.find((one) => one.id === routeId);
  if (route === undefined) return undefined;
  const planned = plan.steps.map(({ candidate }) => candidate.id);
  const ofPump: MeasureId[] = ['elektrisch-koken', routeId];
  const place = route.steps.find(
    ({ candidate }) => ofPump.includes(candidate.id) && !planned.includes(candidate.id),
  );
  if (place === undefined) return undefined;
  const needsFirst = route.required.filter(
    (one) => !planned.includes(one) && !ofPump.includes(one),
  );
  return { before: place.before, needsFirst };
}

/** The plan's house without what excludes this measure; what costs nothing is done before all else. */
function besideSteps(id: MeasureId, start: House, plan: Plan): Setting {
  if (id === 'waterzijdig-inregelen') return { before: start, needsFirst: [] };
  const kept = stepsBeside(id, plan.steps);
  const all = kept.length === plan.steps.length;
  const redone = () => kept.reduce((house, { candidate }) => candidate.apply(house), start);
  return { before: all ? plan.after : redone(), needsFirst: [] };
}

/** A second layer on a roof or floor that is insulated already, below what is asked today. */
function toppingUp(id: MeasureId, house: House, figures: Figures): boolean {
  const { roof, floor } = figures.assumptions.toppingUpBelowRc.value;
  if (house.woningtype === 'appartement') return false;
  if (id === 'dakisolatie') return house.shell.roofRc < roof;
  return id === 'vloerisolatie' && house.crawlSpace && house.shell.floorRc < floor;
}

/** The measure itself; a pump that ends the gas with the cooking that goes with it. */
function wholeOf(candidate: Candidate, before: House, figures: Figures): Candidate {
  const ends = isPumpAlone(candidate.id);
  return ends && isPriced(candidate) ? withCooking(candidate, before, figures) : candidate;
}

function lookAt(id: MeasureId, start: House, plan: Plan, figures: Figures): Considered | LeftOut {
  const { before, needsFirst } = inOwnRoute(id, plan) ?? besideSteps(id, start, plan);
  const outcome = candidateFor(id, before, figures);
  const second = !isCandidate(outcome) && outcome.reason.code === 'al-geisoleerd';
  const again = second && toppingUp(id, before, figures);
  if (!isCandidate(outcome) && !again) return outcome;
  const alone = isCandidate(outcome) ? outcome : workedOut(id, before, figures);
  const candidate = wholeOf(alone, before, figures);
  const after = candidate.apply(before);
  const savingEur = costEur(before, figures) - costEur(after, figures);
  if (savingEur < LEAST_TOLD_EUR)
    return isCandidate(outcome) ? leftOut(id, 'geen-besparing') : outcome;
  const step = { candidate, before, after };
  const loss = labelLoss(before, after, figures);
  const doubled = isDoubled([...stepsBeside(id, plan.steps), step], figures);
  const ground = isCandidate(outcome)
    ? groundOf({ candidate, before, savingEur, loss, doubled, plan })
    : outcome;
  // Fans where people open windows: no figure of it may look like a reason to save.
  if (ground.reason.code === 'ventilatie-om-lucht') return ground;
  return { ...step, leftOut: ground, needsFirst };
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
