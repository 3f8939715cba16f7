import type { BudgetOutcome, LabelClass, PlannedMeasure } from '@sens/engine';

/** How far the plan has come after a step, with all steps before it done. */
export interface Stage {
  measure: PlannedMeasure;
  /** What the visitor has paid by then, after the grants of the whole plan; middle of the estimate. */
  paidCents: number;
  savingCentsPerYear: number;
  label: LabelClass;
}

/** The plan added up step by step: a step's saving counts on those before it. */
export function stagesOf(plan: readonly PlannedMeasure[]): Stage[] {
  let paidCents = 0;
  let savingCentsPerYear = 0;
  return plan.map((measure) => {
    paidCents += Math.max(0, measure.investmentCents.mid - (measure.subsidyCents?.mid ?? 0));
    savingCentsPerYear += measure.savingCentsPerYear.mid;
    return { measure, paidCents, savingCentsPerYear, label: measure.labelAfter };
  });
}

/** The best that this amount pays for; nothing where it pays for no step. */
export const outcomeWithin = (
  outcomes: readonly BudgetOutcome[],
  budgetCents: number,
): BudgetOutcome | undefined =>
  outcomes.findLast(({ netInvestmentCents }) => netInvestmentCents <= budgetCents);
