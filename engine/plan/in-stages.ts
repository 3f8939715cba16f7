import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import { heatsWithBoiler, isPumpAlone } from '../terms/heat-pumps.ts';
import type { LabelClass } from '../terms/label-class.ts';
import type { MeasureId, MomentCode } from '../terms/measures.ts';
import { momentOf } from './moment.ts';
import type { Plan } from './plan.ts';
import { netCentsOf } from './route-outcomes.ts';
import { type Step, withStep } from './step.ts';

/** The occasions that a household can wait for: none, work on the outside, the end of its boiler, a new roof. */
const STAGE_IDS = ['nu', 'buiten', 'ketel', 'dak'] as const;

export type StageId = (typeof STAGE_IDS)[number];

/** What is done at one occasion, with the stages before it done; middles of the estimates. */
export interface StageOutcome {
  id: StageId;
  measures: MeasureId[];
  netInvestmentCents: number;
  savingCentsPerYear: number;
  labelAfter: LabelClass;
}

/** When work on an outside wall or its windows comes cheapest, and the roof's. */
const WAITS_FOR: Partial<Record<MomentCode, StageId>> = {
  'bij-schilderwerk': 'buiten',
  'bij-kozijnvervanging': 'buiten',
  'bij-dakvernieuwing': 'dak',
};

/** The occasion that a step can wait for in this house. */
function stageOf(step: Step, plan: Plan): StageId {
  const { route, steps } = plan;
  const { id } = step.candidate;
  const moment = momentOf(step, plan);
  const [first] = steps;
  const hasBoiler = first !== undefined && heatsWithBoiler(first.before.heating);
  const withPump = isPumpAlone(id) || (id === 'elektrisch-koken' && route.required.includes(id));
  if (withPump || moment === 'bij-nieuwe-ketel') return hasBoiler ? 'ketel' : 'nu';
  // What the pump asks for has to be there before it.
  return route.required.includes(id) ? 'nu' : (WAITS_FOR[moment] ?? 'nu');
}

/**
 * The chosen route spread over years: the same measures, each at its own occasion. Grants are counted a
 * stage at a time, as two measures only count together within 24 months (ISDE): spread out costs more.
 * Empty where all falls in one stage.
 */
export function inStages(plan: Plan, figures: Figures): StageOutcome[] {
  let house = plan.steps[0]?.before;
  const stages: StageOutcome[] = [];
  for (const id of STAGE_IDS) {
    const steps = plan.steps.filter((step) => stageOf(step, plan) === id);
    if (!house || steps.length === 0) continue;
    const wasEur = yearlyCostEur(energyUseOf(house, figures), figures);
    for (const step of steps) house = withStep(step, house);
    const isEur = yearlyCostEur(energyUseOf(house, figures), figures);
    stages.push({
      id,
      measures: steps.map(({ candidate }) => candidate.id),
      netInvestmentCents: netCentsOf({ steps }, figures),
      savingCentsPerYear: Math.round((wasEur - isEur) * 100) + 0,
      labelAfter: labelClassOf(ep2Of(house, figures), figures),
    });
  }
  return stages.length > 1 ? stages : [];
}
