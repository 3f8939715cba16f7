import { co2KgPerYear, yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import { paybackYears } from '../payback/simple-payback.ts';
import { roundRange, spread } from '../ranges.ts';
import type { PlannedMeasure, Range } from '../report/report-types.ts';
import type { Considered, Step } from './plan.ts';
import { grantReasons, needsFirst, paybackReasons, placeReasons } from './step-reasons.ts';

/** Whether the plan holds enough ISDE measures for the double amount; a heat pump counts as one. */
export function isDoubled(steps: readonly Step[], figures: Figures): boolean {
  const granted = steps.filter(({ candidate }) => (candidate.grantCents?.double.mid ?? 0) > 0);
  return granted.length >= figures.isde.doubling.value.fromMeasures;
}

/** The grant in whole cents, never above the investment. */
function subsidyOf({ candidate }: Step, doubled: boolean, investment: Range): Range | null {
  if (candidate.grantCents === null) return null;
  const grant = roundRange(doubled ? candidate.grantCents.double : candidate.grantCents.single);
  return {
    low: Math.min(grant.low, investment.low),
    mid: Math.min(grant.mid, investment.mid),
    high: Math.min(grant.high, investment.high),
  };
}

/** Saving of a step against the house the earlier steps left, unrounded. */
function savingsOf({ before, after }: Step, figures: Figures) {
  const [was, is] = [energyUseOf(before, figures), energyUseOf(after, figures)];
  return {
    eur: yearlyCostEur(was, figures) - yearlyCostEur(is, figures),
    gasM3: was.gasM3 - is.gasM3,
    kwh: was.boughtKwh - is.boughtKwh,
    co2Kg: co2KgPerYear(was, figures) - co2KgPerYear(is, figures),
  };
}

/** A measure that was worked out but not chosen: its figures as if it were added, and why it is not. */
export function consideredMeasure(
  one: Considered,
  steps: readonly Step[],
  savingShare: number,
  figures: Figures,
): PlannedMeasure {
  const figuresOfIt = plannedMeasure(steps.length, [...steps, one], savingShare, figures);
  return { ...figuresOfIt, step: 0, reasons: [one.leftOut.reason], needsFirst: [] };
}

/** A step of the plan as the report shows it; `savingShare` is the spread of its saving. */
export function plannedMeasure(
  index: number,
  steps: readonly Step[],
  savingShare: number,
  figures: Figures,
): PlannedMeasure {
  const step = steps[index] as Step;
  const { candidate, after } = step;
  const doubled = isDoubled(steps, figures);
  const savings = savingsOf(step, figures);
  const investmentCents = roundRange(candidate.investmentCents);
  const subsidyCents = subsidyOf(step, doubled, investmentCents);
  const savingCentsPerYear = roundRange(spread(savings.eur * 100, savingShare));
  const { lifetimeYears } = candidate;
  const payback = paybackYears(investmentCents, subsidyCents, savingCentsPerYear, lifetimeYears);
  return {
    id: candidate.id,
    step: index + 1,
    quantity: candidate.quantity,
    investmentCents,
    subsidyCents,
    savingCentsPerYear,
    gasSavedM3PerYear: roundRange(spread(savings.gasM3, savingShare)),
    electricitySavedKwhPerYear: roundRange(spread(savings.kwh, savingShare)),
    co2SavedKgPerYear: roundRange(spread(savings.co2Kg, savingShare)),
    paybackYears: payback,
    labelAfter: labelClassOf(ep2Of(after, figures), figures),
    lifetimeYears,
    reasons: [
      ...paybackReasons(index, step, payback !== null),
      ...placeReasons(index, steps, figures),
      ...candidate.reasons,
      ...grantReasons(step, doubled, subsidyCents),
    ],
    needsFirst: needsFirst(index, steps, figures),
    sourceIds: candidate.sourceIds,
  };
}
