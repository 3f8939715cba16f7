import type { House } from '../dwelling/house.ts';
import { yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { type Candidate, isCandidate, type LeftOut, leftOut } from '../measures/candidate.ts';
import { glass } from '../measures/glass.ts';
import { heatPumps } from '../measures/heat-pump.ts';
import { insulation, toppingUp } from '../measures/insulation.ts';
import { solarPanels } from '../measures/solar-panels.ts';
import { unpriced } from '../measures/unpriced.ts';
import type { MeasureId } from '../report/report-types.ts';

/** Measures beside which ventilation gets its grant (facts `isde.vent`). */
const INSULATION: readonly MeasureId[] = [
  'spouwmuurisolatie',
  'dakisolatie',
  'vloerisolatie',
  'hr-glas',
];

/** A measure in its place, with the house before and after it. */
export interface Step {
  candidate: Candidate;
  before: House;
  after: House;
}

/** A measure worked out but not chosen, with its ground. */
export interface Considered extends Step {
  leftOut: LeftOut;
}

/** The chosen measures in order, those not chosen, and the house with all chosen ones done. */
export interface Plan {
  steps: Step[];
  /** Not chosen, and worked out all the same, so that the visitor can weigh it. */
  considered: Considered[];
  /** Not chosen, and nothing to work out. */
  leftOut: LeftOut[];
  after: House;
}

/** A plan while it grows: `costEur` is what the house, as it now stands, costs a year. */
interface Draft extends Plan {
  costEur: number;
}

function costEur(house: House, figures: Figures): number {
  return yearlyCostEur(energyUseOf(house, figures), figures);
}

/** Saving (EUR a year) of a measure in the draft's house, without net metering. */
function savingEur(candidate: Candidate, draft: Draft, figures: Figures): number {
  return draft.costEur - costEur(candidate.apply(draft.after), figures);
}

/** Net investment in EUR, with the doubled grant. */
function netEur({ investmentCents, grantCents }: Candidate): number {
  return (investmentCents.mid - (grantCents?.double.mid ?? 0)) / 100;
}

/** Simple payback (years) of a measure on its own; infinite without saving, first when left out. */
function paybackAlone(outcome: Candidate | LeftOut, draft: Draft, figures: Figures): number {
  if (!isCandidate(outcome)) return 0;
  const saving = savingEur(outcome, draft, figures);
  return saving > 0 ? netEur(outcome) / saving : Number.POSITIVE_INFINITY;
}

/** Puts a measure into the plan, or among those left out when it saves nothing. */
function take(draft: Draft, outcome: Candidate | LeftOut, figures: Figures): void {
  if (!isCandidate(outcome)) {
    draft.leftOut.push(outcome);
    return;
  }
  const after = outcome.apply(draft.after);
  const afterEur = costEur(after, figures);
  if (afterEur >= draft.costEur) {
    draft.leftOut.push(leftOut(outcome.id, 'geen-besparing'));
    return;
  }
  draft.steps.push({ candidate: outcome, before: draft.after, after });
  draft.after = after;
  draft.costEur = afterEur;
}

/** Keeps the figures of a measure that is not chosen, in the house as it now stands. */
function consider(draft: Draft, candidate: Candidate, ground: LeftOut, figures: Figures): void {
  const after = candidate.apply(draft.after);
  if (costEur(after, figures) >= draft.costEur) draft.leftOut.push(ground);
  else draft.considered.push({ candidate, before: draft.after, after, leftOut: ground });
}

/** Insulation of the shell, best payback first. */
function insulate(draft: Draft, figures: Figures): void {
  const ids = ['spouwmuurisolatie', 'dakisolatie', 'vloerisolatie'] as const;
  const ranked = ids.map((id) => {
    const outcome = insulation(id, draft.after, figures);
    return { id, outcome, years: paybackAlone(outcome, draft, figures) };
  });
  for (const { id, outcome } of ranked.sort((a, b) => a.years - b.years)) {
    // A cavity takes one filling; a roof or floor takes a second layer.
    const canTakeMore = !isCandidate(outcome) && id !== 'spouwmuurisolatie';
    const extra = canTakeMore ? toppingUp(id, draft.after, figures) : undefined;
    if (canTakeMore && extra) consider(draft, extra, outcome, figures);
    else take(draft, outcome, figures);
  }
}

/**
 * Of the heat pumps that fit, the one that gains most over its life, when it earns itself back; the
 * other is worked out but not chosen.
 */
function changeHeating(draft: Draft, figures: Figures): void {
  const outcomes = heatPumps(draft.after, figures);
  for (const outcome of outcomes) if (!isCandidate(outcome)) take(draft, outcome, figures);
  const gainEur = (one: Candidate) =>
    savingEur(one, draft, figures) * one.lifetimeYears - netEur(one);
  const ranked = outcomes.filter(isCandidate).map((one) => ({ one, gainEur: gainEur(one) }));
  const [best, ...others] = ranked.sort((a, b) => b.gainEur - a.gainEur);
  if (best === undefined) return;
  for (const { one } of others) {
    const ground = leftOut(one.id, 'andere-warmtepomp-beter', { gekozen: best.one.id });
    consider(draft, one, ground, figures);
  }
  if (paybackAlone(best.one, draft, figures) <= best.one.lifetimeYears) {
    take(draft, best.one, figures);
    return;
  }
  const ground = leftOut(best.one.id, 'niet-terugverdiend', {
    levensduurJaar: best.one.lifetimeYears,
  });
  consider(draft, best.one, ground, figures);
}

/**
 * The plan for a house: insulate (best payback first), glass, then the heat pump that fits the
 * insulated house, then panels. Each step is judged in the house that the earlier ones left.
 */
export function planFor(house: House, figures: Figures): Plan {
  const draft: Draft = {
    steps: [],
    considered: [],
    leftOut: [],
    after: house,
    costEur: costEur(house, figures),
  };
  insulate(draft, figures);
  take(draft, glass(draft.after, figures), figures);
  changeHeating(draft, figures);
  take(draft, solarPanels(draft.after, figures), figures);
  const { steps, considered, leftOut: left, after } = draft;
  const insulates = steps.some(({ candidate }) => INSULATION.includes(candidate.id));
  return { steps, considered, leftOut: [...left, ...unpriced(house, insulates, figures)], after };
}
