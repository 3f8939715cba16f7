import type { Figures } from '../figures/index.ts';
import type { LeftOut } from '../measures/candidate.ts';
import { datedReasons, nettingEnded } from '../measures/net-metering.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { readHouse } from '../reading/read-house.ts';
import { savingSpread } from '../reading/saving-doubt.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { MeasureId } from '../terms/measures.ts';
import { besidePlan } from './considered.ts';
import { grantsOf } from './grants.ts';
import { planFor } from './plan.ts';
import { consideredMeasure, figuresOf } from './planned-measure.ts';

/** What can be done to a house, and what cannot or need not be done. */
export interface Offer {
  /** The plan's measures, in its order, and then those that were worked out beside it. */
  measures: WorkedOutMeasure[];
  /** Which of them are the plan. */
  planned: MeasureId[];
  /** Which of the plan its heat pump asks for. */
  required: readonly MeasureId[];
  leftOut: LeftOut[];
}

/** The measures of the report of a house with its figures, without why the plan is as it is. */
export function offerFor(answers: DwellingAnswers, figures: Figures, today: string): Offer {
  const { clean, resolved } = readHouse(answers, figures, today);
  const plan = planFor(resolved.house, figures);
  const { considered, leftOut } = besidePlan(resolved.house, plan, figures);
  const grants = grantsOf(plan.steps, figures);
  const saving = savingSpread(clean, resolved.house, figures);
  const ended = nettingEnded(today, figures);
  const measures = [
    ...plan.steps.map((step) => figuresOf(step, grants, saving, figures, plan.steps)),
    ...considered.map((one) => consideredMeasure(one, plan, saving, figures)),
  ];
  return {
    measures: measures.map((one) => datedReasons(one, ended)),
    planned: plan.steps.map(({ candidate }) => candidate.id),
    required: plan.route.required,
    leftOut,
  };
}
