import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { measureForPart, unsuitableParts } from '../heat-pump/suitability.ts';
import { ep2Of } from '../label/label.ts';
import {
  type Candidate,
  isCandidate,
  isPriced,
  type LeftOut,
  leftOut,
  type PricedCandidate,
} from '../measures/candidate.ts';
import { candidateFor, measureRules } from '../measures/catalogue.ts';
import type { MeasureId, RouteId } from '../report/report-types.ts';
import { isDoubled } from './grants.ts';
import { shellPackage } from './shell-package.ts';
import type { Step } from './step.ts';
import { costEur, earnsBack, gainEur, netEur } from './worth.ts';

/** A whole way to go for a house: its heating, with the best package around it. */
export interface Route {
  id: RouteId;
  steps: Step<PricedCandidate>[];
  after: House;
  savingEur: number;
  /** Its measures per m2 get the double grant. */
  doubled: boolean;
  /** All it costs, after grants. */
  netEur: number;
  /** Saving less every net investment spread over its lifetime, EUR a year. */
  gainEur: number;
  /** Measures that the route cannot do without. */
  required: MeasureId[];
}

/** A route while it grows. */
interface Draft {
  steps: Step<PricedCandidate>[];
  after: House;
  afterEur: number;
  doubled: boolean;
}

function push(draft: Draft, candidate: PricedCandidate, figures: Figures): void {
  const after = candidate.apply(draft.after);
  draft.steps.push({ candidate, before: draft.after, after });
  draft.after = after;
  draft.afterEur = costEur(after, figures);
}

function savingEur(candidate: Candidate, draft: Draft, figures: Figures): number {
  return draft.afterEur - costEur(candidate.apply(draft.after), figures);
}

/** What earns itself back but would leave the house with a worse EP2 is no step of a plan. */
function keepsLabel(candidate: Candidate, { after }: Draft, figures: Figures): boolean {
  return ep2Of(candidate.apply(after), figures) <= ep2Of(after, figures);
}

/** The one of these that gains most, when it earns itself back. */
function takeBest(draft: Draft, ids: readonly MeasureId[], figures: Figures): void {
  let best: { candidate: PricedCandidate; gain: number } | undefined;
  for (const id of ids) {
    const candidate = candidateFor(id, draft.after, figures);
    if (!isCandidate(candidate) || !isPriced(candidate)) continue;
    const saving = savingEur(candidate, draft, figures);
    if (!earnsBack(candidate, saving, draft.doubled)) continue;
    if (!keepsLabel(candidate, draft, figures)) continue;
    const gain = gainEur(candidate, saving, draft.doubled);
    if (best === undefined || gain > best.gain) best = { candidate, gain };
  }
  if (best !== undefined) push(draft, best.candidate, figures);
}

/** What all-electric asks of the shell of this house. */
export function requiredFor(id: RouteId | MeasureId, house: House, figures: Figures): MeasureId[] {
  if (id !== 'warmtepomp' && id !== 'bodemwarmtepomp') return [];
  return unsuitableParts(house, figures).map((part) => measureForPart(part, house));
}

/** Cooking off gas comes with the pump when that ends the gas connection and pays for it. */
function cookOffGas(draft: Draft, pump: PricedCandidate, figures: Figures): void {
  const cooking = candidateFor('elektrisch-koken', draft.after, figures);
  if (!isCandidate(cooking) || !isPriced(cooking)) return;
  const heated = pump.apply(draft.after);
  const saving = costEur(heated, figures) - costEur(cooking.apply(heated), figures);
  if (earnsBack(cooking, saving, draft.doubled)) push(draft, cooking, figures);
}

/** Puts the route's heat pump in its place, or says why it cannot stand there. */
function heat(draft: Draft, id: MeasureId, figures: Figures): LeftOut | undefined {
  const pump = candidateFor(id, draft.after, figures);
  if (!isCandidate(pump)) return pump;
  if (!isPriced(pump)) return leftOut(id, 'prijs-onbekend');
  if (id === 'warmtepomp') cookOffGas(draft, pump, figures);
  push(draft, pump, figures);
  return undefined;
}

/** Foil pays only in the house as the route heats it, so that house judges it. */
function tune(draft: Draft, pumpId: MeasureId | undefined, figures: Figures): void {
  const foil = candidateFor('radiatorfolie', draft.after, figures);
  if (!isCandidate(foil) || !isPriced(foil)) return;
  const heated = pumpId ? measureRules[pumpId].apply(draft.after, figures) : draft.after;
  const saving = costEur(heated, figures) - costEur(foil.apply(heated), figures);
  if (earnsBack(foil, saving, draft.doubled)) push(draft, foil, figures);
}

function finish(draft: Draft, id: RouteId, house: House, required: MeasureId[], figures: Figures) {
  const doubled = isDoubled(draft.steps, figures);
  const saving = costEur(house, figures) - draft.afterEur;
  const costs = { netEur: 0, yearlyEur: 0 };
  for (const { candidate } of draft.steps) {
    const eur = netEur(candidate, doubled);
    costs.netEur += eur;
    costs.yearlyEur += eur / candidate.lifetimeYears;
  }
  const { steps, after } = draft;
  const cooks = id === 'warmtepomp' && steps.some((one) => one.candidate.id === 'elektrisch-koken');
  return {
    id,
    steps,
    after,
    savingEur: saving,
    doubled,
    netEur: costs.netEur,
    gainEur: saving - costs.yearlyEur,
    required: cooks ? [...required, 'elektrisch-koken' as const] : required,
  };
}

function build(
  id: RouteId,
  house: House,
  options: readonly PricedCandidate[],
  doubled: boolean,
  figures: Figures,
): Route | LeftOut {
  const pumpId = id === 'huidig' ? undefined : id;
  const heated = pumpId ? measureRules[pumpId].apply(house, figures) : house;
  const required = requiredFor(id, house, figures);
  const draft: Draft = { steps: [], after: house, afterEur: 0, doubled };
  for (const one of shellPackage(options, required, heated, doubled, figures)) {
    push(draft, one, figures);
  }
  draft.afterEur = costEur(draft.after, figures);
  tune(draft, pumpId, figures);
  const ground = pumpId && heat(draft, pumpId, figures);
  if (ground) return ground;
  takeBest(draft, ['warmtepompboiler', 'zonneboiler'], figures);
  if (pumpId !== 'warmtepomp') takeBest(draft, ['elektrisch-koken'], figures);
  takeBest(draft, ['zonnepanelen'], figures);
  takeBest(draft, ['thuisbatterij'], figures);
  return finish(draft, id, house, required, figures);
}

/**
 * The best package along one way of heating, or why this house cannot go that way. Counted with the
 * double grant first; when too few measures get one, counted again with the single grant.
 */
export function routeFor(
  id: RouteId,
  house: House,
  options: readonly PricedCandidate[],
  figures: Figures,
): Route | LeftOut {
  const route = build(id, house, options, true, figures);
  if (!('steps' in route) || route.doubled) return route;
  return build(id, house, options, false, figures);
}
