import { connectionEur } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { lossShares, realHeatLossOf } from '../energy/heat-loss.ts';
import type { Figures } from '../figures/index.ts';
import { isCandidate, type PricedCandidate } from '../measures/candidate.ts';
import { candidateFor } from '../measures/catalogue.ts';
import { leadOf, type PlannedMeasure } from '../measures/worked-out.ts';
import type { HeatLossPart } from '../terms/heat-loss-parts.ts';
import type { MeasureId } from '../terms/measures.ts';
import { type Advantage, type Reason, reason } from '../terms/reasons.ts';
import { advantageOf } from './advantage.ts';
import { insulates } from './asked-grant.ts';
import { toldOf } from './gas-ends.ts';
import type { Grant } from './grants.ts';
import { LABEL_LOSS, labelLoss } from './label-loss.ts';
import type { Plan } from './plan.ts';
import type { Route } from './route.ts';
import type { Step } from './step.ts';
import { costEur, gainEur, netEur } from './worth.ts';

/** A step of a plan: its price is known. */
type PlannedStep = Step<PricedCandidate>;

const partOf: Partial<Record<MeasureId, HeatLossPart>> = {
  spouwmuurisolatie: 'gevel',
  gevelisolatie: 'gevel',
  dakisolatie: 'dak',
  zoldervloerisolatie: 'dak',
  vloerisolatie: 'vloer',
  bodemisolatie: 'vloer',
  'hr-glas': 'glas',
  'triple-glas': 'glas',
  kierdichting: 'kieren',
};

/** Measures of the plan that must come before this one. */
export function needsFirst(id: MeasureId, earlier: readonly MeasureId[], plan: Plan): MeasureId[] {
  if (id === 'zonnepanelen') return earlier.filter((one) => one === 'dakisolatie');
  if (id === 'thuisbatterij') return earlier.filter((one) => one === 'zonnepanelen');
  return id === 'warmtepomp' ? earlier.filter((one) => plan.route.required.includes(one)) : [];
}

/** What to say of a step's grant: doubled, or nothing because the area is too small. */
export function grantReasons(grant: Grant | undefined): Reason[] {
  if (grant === undefined) return [];
  const { cents, doubled } = grant;
  if (cents.mid === 0) return [reason('isde-oppervlakte-te-klein')];
  if (!doubled) return [];
  // Every double amount per m2 is twice the single one (`isde.double`).
  return [
    reason('isde-verdubbeld', {
      enkelEur: Math.round(cents.mid / 200),
      dubbelEur: Math.round(cents.mid / 100),
    }),
  ];
}

/** What of the heat goes by the part that a step insulates; a share that rounds to nothing is none to tell of. */
function lossReason({ candidate, before }: Step, figures: Figures): Reason[] {
  const part = partOf[candidate.id];
  if (part === undefined) return [];
  const loss = lossShares(realHeatLossOf(before, figures)).find((one) => one.part === part);
  const procent = Math.round((loss?.share ?? 0) * 100);
  return procent > 0 ? [reason('verlies-deel', { onderdeel: part, procent })] : [];
}

/** The first step that insulates names ventilation, which belongs with it. */
function ventilationReason(step: Step, plan: Plan, figures: Figures): Reason[] {
  const first = plan.steps.find(({ candidate }) => insulates(candidate.id));
  const { ventilation } = step.before.shell;
  if (first !== step || ventilation === 'wtw' || ventilation === 'co2') return [];
  return [reason('ventileer-mee', { isdeEur: figures.isde.ventilation.value.eur })];
}

/** Of these routes the best one whose heating gains less, with what this one is better. */
function nextBelow(
  route: Route,
  routes: readonly Route[],
  better: (one: Route, other: Route) => Advantage,
) {
  return routes
    .filter(({ heat }) => heat.gainEur < route.heat.gainEur)
    .map((other) => ({ dan: other.id, ...better(route, other) }))
    .sort((a, b) => a.verschilEurPerJaar - b.verschilEurPerJaar)[0];
}

/** Whether a route gains more than another, with panels and without. */
const isBestOf = (one: Route, others: readonly Route[]) =>
  others.every(({ heat, gainEur }) => heat.gainEur < one.heat.gainEur && gainEur < one.gainEur);

/** On harder terms routes are compared by their heating, and stand nowhere side by side. */
const onHeat = ({ heat }: Route, other: Route): Advantage => ({
  verschilEurPerJaar: Math.round(heat.gainEur - other.heat.gainEur),
});

/**
 * Why this way of heating: how much better the whole route is than the next best of those it beats. One that
 * gains less than the present heating was chosen as the surest towards one that gains more: then by how much it
 * is better on the harder terms on which it gains most.
 */
function routeReason({ candidate }: Step, { route, others, heldOn }: Plan): Reason[] {
  if (candidate.id !== route.id) return [];
  const next = nextBelow(route, others, advantageOf);
  if (next) {
    // With a dearer route that gains more in the middle, this one is not the most profitable of all.
    return [reason(isBestOf(route, others) ? 'route-voordeligst' : 'route-beter', next)];
  }
  const surest = heldOn?.routes.find(({ id }) => id === route.id);
  const surer = surest && nextBelow(surest, heldOn?.routes ?? [], onHeat);
  return surer ? [reason('route-beter', { ...surer, ...heldOn?.terms })] : [];
}

/** What a large work that the heating does not ask for adds to the whole route. */
function workReason({ candidate: { id } }: Step, { works }: Route): Reason[] {
  const moreEur = works.get(id);
  return moreEur === undefined
    ? []
    : [reason('groot-werk-loont', { meerEurPerJaar: Math.round(moreEur) })];
}

/**
 * Names the step that earns itself back fastest of those that insulate: only where there are two or
 * more to compare, and it really is fast.
 */
export function withFastest(plan: PlannedMeasure[], figures: Figures): PlannedMeasure[] {
  const years = ({ paybackYears }: PlannedMeasure) => paybackYears?.mid ?? Number.POSITIVE_INFINITY;
  const insulation = plan.filter(({ id }) => insulates(id));
  const [fastest, second] = insulation.toSorted((a, b) => years(a) - years(b));
  if (fastest === undefined || second === undefined) return plan;
  if (years(fastest) >= figures.assumptions.fastPaybackYears.value) return plan;
  const reasons = [reason('snelst-terugverdiend'), ...fastest.reasons];
  return plan.map((one) => (one === fastest ? { ...one, reasons } : one));
}

/** Where the last gas goes, and its fixed costs with it; perhaps with the cooking of the next step only. */
function gasReason(step: Step, { steps }: Plan, figures: Figures): Reason[] {
  const { before, after } = toldOf(step, steps);
  if (energyUseOf(before, figures).gasM3 === 0 || energyUseOf(after, figures).gasM3 > 0) return [];
  const withCooking = step.before.cooking !== before.cooking;
  return [
    reason('gasvrij', {
      vasteKostenEurPerJaar: Math.round(connectionEur(figures.prices.gasFixed)),
      ...(withCooking ? { metKoken: true } : {}),
    }),
  ];
}

/** What to say of a step's payback (`earnedBack`: within its life). */
function paybackReasons(step: Step, { route }: Plan, earnedBack: boolean): Reason[] {
  if (earnedBack) return [];
  const { id, lifetimeYears } = step.candidate;
  const why = reason('niet-terugverdiend', { levensduurJaar: lifetimeYears });
  // What stands there for the sake of the whole.
  if (route.required.includes(id) || id === route.id || route.works.has(id)) {
    const values = { winstEurPerJaar: Math.round(route.gainEur) };
    return [why, reason('route-verdient-zich-terug', values)];
  }
  return route.id === 'huidig' ? [why] : [why, reason('loont-met-warmtepomp')];
}

const isOnRoof = ({ candidate: { id } }: Step) => id === 'zonnepanelen' || id === 'zonneboiler';

/** The first that lies on a roof that nobody insulates yet: whoever insulates it later takes it off again. */
function bareRoofReason(step: Step, { steps }: Plan, figures: Figures): Reason[] {
  if (step !== steps.find(isOnRoof) || step.before.woningtype === 'appartement') return [];
  const isDone = steps.some(({ candidate }) => candidate.id === 'dakisolatie');
  const isBare = isCandidate(candidateFor('dakisolatie', step.before, figures));
  return isBare && !isDone ? [reason('dak-eerst')] : [];
}

/** A roof with panels on it is insulated from within, or they come off first, at a price that no source gives. */
const underPanels = ({ candidate: { id }, before }: Step): Reason[] =>
  id === 'dakisolatie' && before.panels > 0 ? [reason('panelen-op-dak')] : [];

/** Whether a step that stands in the plan for its own sake takes long to bring hardly more than it costs. */
function isSlowAndLittle({ candidate, before, after }: PlannedStep, plan: Plan, figures: Figures) {
  const { route } = plan;
  const { id } = candidate;
  if (route.required.includes(id) || id === route.id || route.works.has(id)) return false;
  const { routeTieEurPerYear, fastPaybackYears } = figures.assumptions;
  const savingEur = costEur(before, figures) - costEur(after, figures);
  const terms = { doubled: route.doubled };
  const isSlow = netEur(candidate, terms) >= savingEur * fastPaybackYears.value;
  return isSlow && gainEur(candidate, savingEur, terms) < routeTieEurPerYear.value;
}

/** Said once, where a reader starts: all that a plan has to offer, or its first step, brings hardly more than it costs. */
function littleReason(
  step: PlannedStep,
  plan: Plan,
  earnedBack: boolean,
  figures: Figures,
): Reason[] {
  if (step.candidate !== leadOf(plan.steps.map(({ candidate }) => candidate))) return [];
  const isLittle = plan.route.gainEur < figures.assumptions.routeTieEurPerYear.value;
  if (isLittle && plan.steps.length > 1) return [reason('plan-wint-weinig')];
  if (!earnedBack || !(isLittle || isSlowAndLittle(step, plan, figures))) return [];
  return [reason('wint-weinig', { levensduurJaar: step.candidate.lifetimeYears })];
}

/** The label counts some devices for less than they really do. */
function labelReason({ before, after }: Step, figures: Figures): Reason[] {
  return labelLoss(before, after, figures) > LABEL_LOSS.none ? [reason('label-telt-minder')] : [];
}

function neededReason(id: MeasureId): Reason {
  return reason(id === 'elektrisch-koken' ? 'nodig-voor-gasvrij' : 'nodig-voor-warmtepomp');
}

/** Every reason of a step of the plan, the most telling first. */
export function stepReasons(
  step: PlannedStep,
  plan: Plan,
  outcome: { earnedBack: boolean; grant: Grant | undefined },
  figures: Figures,
): Reason[] {
  const needed = plan.route.required.includes(step.candidate.id);
  return [
    ...paybackReasons(step, plan, outcome.earnedBack),
    ...littleReason(step, plan, outcome.earnedBack, figures),
    ...lossReason(step, figures),
    ...(needed ? [neededReason(step.candidate.id)] : []),
    ...routeReason(step, plan),
    ...(needed ? [] : workReason(step, plan.route)),
    ...gasReason(step, plan, figures),
    ...bareRoofReason(step, plan, figures),
    ...underPanels(step),
    ...step.candidate.reasons,
    ...labelReason(step, figures),
    ...ventilationReason(step, plan, figures),
    ...grantReasons(outcome.grant),
  ];
}
