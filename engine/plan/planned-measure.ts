import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { paybackYears } from '../measures/simple-payback.ts';
import type { PlannedMeasure, WorkedOutMeasure } from '../measures/worked-out.ts';
import { lesser, netRange, none, type Range, roundRange } from '../terms/ranges.ts';
import type { Reason } from '../terms/reasons.ts';
import { dependsOnOthers } from './asked-grant.ts';
import { toldOf } from './gas-ends.ts';
import { type Grants, grantsOf } from './grants.ts';
import { momentOf } from './moment.ts';
import type { Plan } from './plan.ts';
import { type Considered, type Step, stepsBeside } from './step.ts';
import { needsFirst, stepReasons, withFastest } from './step-reasons.ts';
import { savingsOf } from './step-savings.ts';

/** The grant of a step in whole cents, never above its investment; null where no scheme applies. */
export function subsidyOf(
  { candidate }: Step,
  grants: Grants,
  investment: Range | null,
): Range | null {
  const grant = grants.get(candidate.id);
  if (grant === undefined) return null;
  const cents = roundRange(grant.cents);
  return investment ? lesser(cents, investment) : cents;
}

/**
 * The figures of a measure with the `grants` of its package; `savingShare` is the spread of its saving.
 * @param steps all of its package, where it is part of one
 */
export function figuresOf(
  step: Step,
  grants: Grants,
  savingShare: number,
  figures: Figures,
  steps: readonly Step[] = [step],
): WorkedOutMeasure {
  const { apply, grantCents, ...traits } = step.candidate;
  const investmentCents = traits.investmentCents && roundRange(traits.investmentCents);
  const subsidyCents = subsidyOf(step, grants, investmentCents);
  const savings = savingsOf(toldOf(step, steps), savingShare, figures);
  const { lifetimeYears, wear } = traits;
  return {
    ...traits,
    step: 0,
    investmentCents,
    subsidyCents,
    ...savings,
    paybackYears:
      investmentCents &&
      paybackYears(
        netRange(investmentCents, subsidyCents ?? none),
        savings.savingCentsPerYear,
        lifetimeYears,
        wear,
      ),
    labelAfter: labelClassOf(ep2Of(step.after, figures), figures),
    needsFirst: [],
  };
}

/** What to know of a measure that is not chosen, beside the ground for it. */
const besideGround: readonly Reason['code'][] = [
  'met-elektrisch-koken',
  'saldering-stopt',
  'nieuwe-omvormer',
  'kieren-deels',
  'kozijn-te-dun',
  'isde-alleen-met-glas',
  'isde-volgende',
  'svve-via-vve',
];

/** A measure that was worked out but not chosen: its figures as if it were added, and why it is not. */
export function consideredMeasure(
  one: Considered,
  plan: Plan,
  savingShare: number,
  figures: Figures,
): WorkedOutMeasure {
  const { id, grantCents } = one.candidate;
  const beside: Step[] = stepsBeside(id, plan.steps);
  const together = dependsOnOthers(id) ? [...beside, one] : [one];
  const grants = grantsOf(grantCents === null ? [] : together, figures);
  const worked = figuresOf(one, grants, savingShare, figures);
  const more = worked.reasons.filter(({ code }) => besideGround.includes(code));
  return { ...worked, reasons: [one.leftOut.reason, ...more], needsFirst: one.needsFirst };
}

function plannedMeasure(
  step: Step<PricedCandidate>,
  plan: Plan,
  grants: Grants,
  savingShare: number,
  figures: Figures,
): PlannedMeasure {
  const index = plan.steps.indexOf(step);
  const worked = figuresOf(step, grants, savingShare, figures, plan.steps);
  const earlier = plan.steps.slice(0, index).map(({ candidate }) => candidate.id);
  const earnedBack = worked.paybackYears !== null;
  const outcome = { earnedBack, grant: grants.get(step.candidate.id) };
  return {
    ...worked,
    investmentCents: roundRange(step.candidate.investmentCents),
    step: index + 1,
    moment: momentOf(step, plan),
    reasons: stepReasons(step, plan, outcome, figures),
    needsFirst: needsFirst(step.candidate.id, earlier, plan),
  };
}

/** The steps of the plan as the report shows them. */
export function plannedMeasures(
  plan: Plan,
  savingShare: number,
  figures: Figures,
): PlannedMeasure[] {
  const grants = grantsOf(plan.steps, figures);
  const measures = plan.steps.map((step) =>
    plannedMeasure(step, plan, grants, savingShare, figures),
  );
  return withFastest(measures, figures);
}
