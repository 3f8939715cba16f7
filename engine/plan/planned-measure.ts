import { co2KgPerYear, yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { paybackYears } from '../payback/simple-payback.ts';
import { mapRange, roundRange, spread, within } from '../ranges.ts';
import type { PlannedMeasure, Range, WorkedOutMeasure } from '../report/report-types.ts';
import type { Plan } from './plan.ts';
import { type Considered, insulates, isDoubled, type Step } from './step.ts';
import { needsFirst, stepReasons } from './step-reasons.ts';

/** Part of a door that gets a grant: glass and doors share one maximum, and the glass goes first. */
function doorShare(steps: readonly Step[], figures: Figures): number {
  const glazed = steps.find(({ candidate }) => candidate.id.endsWith('-glas'));
  if (glazed === undefined) return 1;
  const { windowM2, doorM2 } = glazed.before.areas;
  const roomM2 = figures.isde.glassRates.deur.value.maxM2 - windowM2;
  return within(roomM2 / doorM2, { min: 0, max: 1 });
}

/** The grant in whole cents, never above the investment; ventilation has one beside insulation only. */
function subsidyOf(
  { candidate }: Step,
  steps: readonly Step[],
  investment: Range | null,
  figures: Figures,
): Range | null {
  const { id, grantCents } = candidate;
  if (grantCents === null) return null;
  const beside = id === 'ventilatie' || id === 'ventilatie-wtw';
  if (beside && !steps.some((step) => insulates(step.candidate.id))) return null;
  const full = isDoubled(steps, figures) ? grantCents.double : grantCents.single;
  const part = id === 'isolerende-deur' ? doorShare(steps, figures) : 1;
  const grant = roundRange(mapRange(full, (cents) => cents * part));
  if (investment === null) return grant;
  return {
    low: Math.min(grant.low, investment.low),
    mid: Math.min(grant.mid, investment.mid),
    high: Math.min(grant.high, investment.high),
  };
}

/** A saving of less than half a euro to either side is nothing: no "minus nil" for a visitor. */
function savingRange(eur: number, share: number): Range {
  return Math.abs(eur) < 0.5 ? { low: 0, mid: 0, high: 0 } : roundRange(spread(eur * 100, share));
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

/**
 * The figures of a measure beside the other `steps` (itself among them); `savingShare` is the spread of
 * its saving.
 */
export function figuresOf(
  step: Step,
  steps: readonly Step[],
  savingShare: number,
  figures: Figures,
): WorkedOutMeasure {
  const { candidate, after } = step;
  const savings = savingsOf(step, figures);
  const investmentCents = candidate.investmentCents && roundRange(candidate.investmentCents);
  const subsidyCents = subsidyOf(step, steps, investmentCents, figures);
  const savingCentsPerYear = savingRange(savings.eur, savingShare);
  const { lifetimeYears } = candidate;
  return {
    id: candidate.id,
    step: 0,
    quantity: candidate.quantity,
    investmentCents,
    priceIsIndicative: candidate.priceIsIndicative,
    subsidyCents,
    savingCentsPerYear,
    gasSavedM3PerYear: roundRange(spread(savings.gasM3, savingShare)),
    electricitySavedKwhPerYear: roundRange(spread(savings.kwh, savingShare)),
    co2SavedKgPerYear: roundRange(spread(savings.co2Kg, savingShare)),
    paybackYears:
      investmentCents &&
      paybackYears(investmentCents, subsidyCents, savingCentsPerYear, lifetimeYears),
    labelAfter: labelClassOf(ep2Of(after, figures), figures),
    lifetimeYears,
    comfort: [...candidate.comfort],
    moment: candidate.moment,
    reasons: candidate.reasons,
    needsFirst: [],
    excludes: [...candidate.excludes],
    sourceIds: candidate.sourceIds,
  };
}

/** A measure that was worked out but not chosen: its figures as if it were added, and why it is not. */
export function consideredMeasure(
  one: Considered,
  plan: Plan,
  savingShare: number,
  figures: Figures,
): WorkedOutMeasure {
  const beside = plan.steps.filter(
    ({ candidate }) => !candidate.excludes.includes(one.candidate.id),
  );
  const worked = figuresOf(one, [...beside, one], savingShare, figures);
  return { ...worked, reasons: [one.leftOut.reason], needsFirst: one.needsFirst };
}

/** A step of the plan as the report shows it. */
export function plannedMeasure(
  step: Step<PricedCandidate>,
  plan: Plan,
  savingShare: number,
  figures: Figures,
): PlannedMeasure {
  const index = plan.steps.indexOf(step);
  const worked = figuresOf(step, plan.steps, savingShare, figures);
  const earlier = plan.steps.slice(0, index).map(({ candidate }) => candidate.id);
  const outcome = {
    earnedBack: worked.paybackYears !== null,
    doubled: isDoubled(plan.steps, figures),
    subsidy: worked.subsidyCents,
  };
  return {
    ...worked,
    investmentCents: roundRange(step.candidate.investmentCents),
    step: index + 1,
    reasons: stepReasons(step, plan, outcome, figures),
    needsFirst: needsFirst(step.candidate.id, earlier, plan),
  };
}

/** The routes side by side, the simplest first. */
export function routeOutcomes(plan: Plan, figures: Figures) {
  const order = ['huidig', 'hybride-warmtepomp', 'warmtepomp'];
  return [plan.route, ...plan.others]
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map((route) => ({
      id: route.id,
      chosen: route === plan.route,
      measures: route.steps.map(({ candidate }) => candidate.id),
      netInvestmentCents: netOf(route.steps, figures),
      savingCentsPerYear: Math.round(route.savingEur * 100) + 0,
      gainCentsPerYear: Math.round(route.gainEur * 100) + 0,
    }));
}

function netOf(steps: readonly Step<PricedCandidate>[], figures: Figures): number {
  const cents = steps.reduce((sum, step) => {
    const investment = roundRange(step.candidate.investmentCents);
    const subsidy = subsidyOf(step, steps, investment, figures);
    return sum + investment.mid - (subsidy?.mid ?? 0);
  }, 0);
  return Math.round(cents);
}
