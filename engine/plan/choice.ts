import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isCandidate, type LeftOut, leftOut } from '../measures/candidate.ts';
import { candidateFor, measureRules, SENSIBLE_ORDER } from '../measures/catalogue.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import { MEASURE_IDS, type MeasureId } from '../terms/measures.ts';
import type { Plan } from './plan.ts';
import type { Step } from './step.ts';

/** Measures somebody chose, done in the plan's order, and those that could not be. */
export interface Choice {
  steps: Step[];
  leftOut: LeftOut[];
  after: House;
}

/** Whether two measures make no sense beside each other. */
export function conflict(one: MeasureId, other: MeasureId): boolean {
  return measureRules[one].excludes.includes(other);
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

/**
 * The order in which a plan for this house does things: the shell by payback, then tuning, heating, hot
 * water and generation. Cooking off gas stands behind a pump that ends the gas, else after hot water. So
 * a package is worked out as the plan works out the same measures.
 */
function orderFor(kept: readonly MeasureId[], { shellOrder }: Plan): MeasureId[] {
  const gasFree = kept.some(isPumpAlone);
  const others = SENSIBLE_ORDER.filter(
    (id) => !shellOrder.includes(id) && id !== 'elektrisch-koken',
  );
  const before = others.indexOf(gasFree ? 'warmtepompboiler' : 'zonnepanelen');
  const order = others.toSpliced(before, 0, 'elektrisch-koken');
  return [...shellOrder, ...order].filter((id) => kept.includes(id));
}

/**
 * Does what was chosen in the plan's order; what a house cannot take is left out with its ground. So nothing makes way for
 * a choice that cannot be carried out itself.
 */
export function choiceFor(
  house: House,
  chosen: readonly MeasureId[],
  plan: Plan,
  figures: Figures,
): Choice {
  const choice = doAll(house, chosen, plan, figures);
  const winners = choice.leftOut.flatMap(({ reason }) =>
    reason.code === 'andere-keuze-gekozen' ? [reason.values.gekozen] : [],
  );
  const impossible = choice.leftOut.filter(({ id }) => winners.includes(id));
  if (impossible.length === 0) return choice;
  const others = chosen.filter((id) => impossible.every((one) => one.id !== id));
  const again = choiceFor(house, others, plan, figures);
  return { ...again, leftOut: [...again.leftOut, ...impossible] };
}

/** What was chosen, each step in the house that those before it left. */
function doAll(house: House, chosen: readonly MeasureId[], plan: Plan, figures: Figures): Choice {
  const { kept, dropped } = withoutConflicts(chosen);
  const choice: Choice = { steps: [], leftOut: dropped, after: house };
  for (const id of orderFor(kept, plan)) {
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
