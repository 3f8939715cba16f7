import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { isHeatPump } from '../terms/heat-pumps.ts';
import type { LabelClass } from '../terms/label-class.ts';
import type { MeasureId } from '../terms/measures.ts';
import type { Plan } from './plan.ts';
import { netCentsOf } from './route-outcomes.ts';
import { isOfShell } from './shell-package.ts';
import { type Step, withStep } from './step.ts';
import { costEur } from './worth.ts';

/** A part of the plan, with the grants of just that part; middles of the estimates. */
export interface BudgetOutcome {
  /** Its measures, in the plan's order. */
  measures: MeasureId[];
  netInvestmentCents: number;
  savingCentsPerYear: number;
  labelAfter: LabelClass;
}

/** From this share of what the whole plan saves on, one part is worth telling apart from a cheaper one. */
const WORTH_TELLING = 0.02;

type Part = readonly Step<PricedCandidate>[];

/** All parts of the steps, each in their order; at most some hundred, as no plan has more than eight. */
function partsOf(steps: Part): Part[] {
  const parts: Part[] = [[]];
  for (const step of steps) parts.push(...parts.map((part) => [...part, step]));
  return parts;
}

/** What of the plan keeps the heat in and costs less than the panels: that goes first, as the plan itself says. */
const cheaperShell = (steps: Part, panels: PricedCandidate): MeasureId[] =>
  steps
    .map(({ candidate }) => candidate)
    .filter(
      ({ id, investmentCents }) =>
        isOfShell(id) && investmentCents.mid < panels.investmentCents.mid,
    )
    .map(({ id }) => id);

/**
 * Whether a part of the plan holds by itself: a pump was sized for the house with all insulation before it,
 * a battery keeps what panels make, panels come after insulation, and what ends the gas goes with the pump that asks for it.
 */
function holds(part: Part, { steps, route }: Plan): boolean {
  const ids = part.map(({ candidate }) => candidate.id);
  const has = (id: MeasureId) => ids.includes(id);
  const inPlan = (id: MeasureId) => steps.some(({ candidate }) => candidate.id === id);
  const pump = steps.findIndex(({ candidate }) => isHeatPump(candidate.id));
  const pumpId = steps[pump]?.candidate.id;
  if (pumpId && has(pumpId)) {
    const before = steps.slice(0, pump).map(({ candidate }) => candidate.id);
    const needed = [...before.filter(isOfShell), ...route.required.filter(inPlan)];
    if (!needed.every(has)) return false;
  }
  if (has('thuisbatterij') && inPlan('zonnepanelen') && !has('zonnepanelen')) return false;
  const panels = part.find(({ candidate }) => candidate.id === 'zonnepanelen')?.candidate;
  if (panels && !cheaperShell(steps, panels).every(has)) return false;
  const endsGas = route.required.includes('elektrisch-koken') && has('elektrisch-koken');
  return !endsGas || pumpId === undefined || has(pumpId);
}

/**
 * What one can do of the plan for ever more money, the cheapest first: each part saves more than all that cost
 * less. The last is the whole plan, unless a part of it saves more.
 */
export function withinBudgets(plan: Plan, figures: Figures): BudgetOutcome[] {
  const now = plan.steps[0]?.before;
  if (!now) return [];
  const nowEur = costEur(now, figures);
  const worked = partsOf(plan.steps)
    .filter((part) => part.length > 0 && holds(part, plan))
    .map((part) => {
      const after = part.reduce<House>((house, step) => withStep(step, house), now);
      return { part, after, savingEur: nowEur - costEur(after, figures) };
    })
    .map((one) => ({ ...one, netCents: netCentsOf({ steps: [...one.part] }, figures) }))
    .sort((a, b) => a.netCents - b.netCents || b.savingEur - a.savingEur);
  const leastMoreEur = WORTH_TELLING * Math.max(...worked.map(({ savingEur }) => savingEur));
  const best: typeof worked = [];
  for (const one of worked) {
    const isWhole = one.part.length === plan.steps.length;
    const moreEur = one.savingEur - (best.at(-1)?.savingEur ?? 0);
    if (moreEur >= leastMoreEur || (isWhole && moreEur > 0)) best.push(one);
  }
  return best.map(({ part, after, savingEur, netCents }) => ({
    measures: part.map(({ candidate }) => candidate.id),
    netInvestmentCents: Math.max(0, netCents),
    savingCentsPerYear: Math.round(savingEur * 100) + 0,
    labelAfter: labelClassOf(ep2Of(after, figures), figures),
  }));
}
