import { unsuitableParts } from '../dwelling/heat-pump-fit.ts';
import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { Candidate, PricedCandidate } from '../measures/candidate.ts';
import { measureRules, pricedFor } from '../measures/catalogue.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import { measureForPart } from '../measures/part-measures.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { MeasureId, RouteId } from '../terms/measures.ts';
import { isDoubled } from './grants.ts';
import { LABEL_LOSS, labelLoss } from './label-loss.ts';
import { shellPackage } from './shell-package.ts';
import type { Step } from './step.ts';
import { costEur, earnsBack, gainEur, netEur, type Terms, type Worth, worthOf } from './worth.ts';

/** A whole way to go for a house: its heating, with the best package around it. */
export interface Route extends Worth {
  id: RouteId;
  steps: Step<PricedCandidate>[];
  after: House;
  /** Its measures per m2 get the double grant. */
  doubled: boolean;
  /** Before panels and what else goes with any way of heating: by this routes are compared. */
  heat: Worth & { ids: MeasureId[] };
  /** Measures that the route cannot do without. */
  required: MeasureId[];
  /** Large works that were weighed, done or not, with what the route gains more by each, EUR a year. */
  works: ReadonlyMap<MeasureId, number>;
}

/** A route while it grows. */
interface Draft {
  steps: Step<PricedCandidate>[];
  after: House;
  afterEur: number;
  terms: Terms;
}

function push(draft: Draft, candidate: PricedCandidate, figures: Figures): void {
  const leads = draft.steps.length === 0;
  if (draft.terms.firmLead && leads && restsOnOneSource(candidate.id)) return;
  const after = candidate.apply(draft.after);
  draft.steps.push({ candidate, before: draft.after, after });
  draft.after = after;
  draft.afterEur = costEur(after, figures);
}

function savingEur(candidate: Candidate, draft: Draft, figures: Figures): number {
  return draft.afterEur - costEur(candidate.apply(draft.after), figures);
}

/** The one of these that gains most, when it earns itself back and takes no more off the label than this. */
function takeBest(
  draft: Draft,
  ids: readonly MeasureId[],
  figures: Figures,
  mostLoss: number = LABEL_LOSS.none,
): void {
  let best: { candidate: PricedCandidate; gain: number } | undefined;
  for (const id of ids) {
    const candidate = pricedFor(id, draft.after, figures);
    if (!candidate) continue;
    const saving = savingEur(candidate, draft, figures);
    if (!earnsBack(candidate, saving, draft.terms)) continue;
    if (labelLoss(draft.after, candidate.apply(draft.after), figures) > mostLoss) continue;
    const gain = gainEur(candidate, saving, draft.terms);
    if (best === undefined || gain > best.gain) best = { candidate, gain };
  }
  if (best !== undefined) push(draft, best.candidate, figures);
}

/** What all-electric asks of the shell of this house. */
export function requiredFor(id: RouteId | MeasureId, house: House, figures: Figures): MeasureId[] {
  if (!isPumpAlone(id)) return [];
  return unsuitableParts(house, figures).map((part) => measureForPart(part, house));
}

/** Puts the route's heat pump in its place; false where it cannot stand there. */
function placePump(draft: Draft, id: MeasureId, figures: Figures): boolean {
  const pump = pricedFor(id, draft.after, figures);
  if (!pump) return false;
  push(draft, pump, figures);
  // Cooking off gas comes with it when that ends the gas connection, and so pays for it.
  takeBest(draft, ['elektrisch-koken'], figures, Infinity);
  return true;
}

const heatedBy = (pumpId: MeasureId | undefined, house: House, figures: Figures) =>
  pumpId ? measureRules[pumpId].apply(house, figures) : house;

/** Foil pays only in the house as the route heats it, so that house judges it. */
function tune(draft: Draft, pumpId: MeasureId | undefined, figures: Figures): void {
  const foil = pricedFor('radiatorfolie', draft.after, figures);
  if (!foil) return;
  const heated = heatedBy(pumpId, draft.after, figures);
  const saving = costEur(heated, figures) - costEur(foil.apply(heated), figures);
  if (earnsBack(foil, saving, draft.terms)) push(draft, foil, figures);
}

const isCooking = ({ candidate }: Step) => candidate.id === 'elektrisch-koken';

function build(
  id: RouteId,
  house: House,
  options: readonly PricedCandidate[],
  asked: readonly MeasureId[],
  terms: Terms,
  figures: Figures,
): Omit<Route, 'works'> | undefined {
  const pumpId = id === 'huidig' ? undefined : id;
  const heated = heatedBy(pumpId, house, figures);
  const required = requiredFor(id, house, figures);
  if (required.some((one) => house.unwanted.includes(one))) return undefined;
  const draft: Draft = { steps: [], after: house, afterEur: 0, terms };
  for (const one of shellPackage(options, [...required, ...asked], heated, terms, figures)) {
    push(draft, one, figures);
  }
  draft.afterEur = costEur(draft.after, figures);
  tune(draft, pumpId, figures);
  if (pumpId && !placePump(draft, pumpId, figures)) return undefined;
  // The label counts hot water from a pump for less than it is; no plan loses a class by it.
  takeBest(draft, ['warmtepompboiler', 'zonneboiler'], figures, LABEL_LOSS.withinClass);
  const { steps } = draft;
  const nowEur = costEur(house, figures);
  const worth = (doubled: boolean) =>
    worthOf(steps, nowEur - draft.afterEur, { ...terms, doubled });
  const heat = {
    ...worth(isDoubled(steps, figures)),
    ids: steps.map(({ candidate }) => candidate.id),
  };
  if (pumpId !== 'warmtepomp') takeBest(draft, ['elektrisch-koken'], figures);
  takeBest(draft, ['zonnepanelen'], figures);
  takeBest(draft, ['thuisbatterij'], figures);
  const doubled = isDoubled(steps, figures);
  const cooks = pumpId === 'warmtepomp' && steps.some(isCooking);
  return {
    ...worth(doubled),
    id,
    steps,
    after: draft.after,
    doubled,
    heat,
    required: cooks ? [...required, 'elektrisch-koken'] : required,
  };
}

/** What large works were found so far: those still open to a route, and those it does whether or not they pay. */
type Weighed = [open: readonly PricedCandidate[], asked: readonly MeasureId[]];

/**
 * The best package along one way of heating, where this house can go that way and its people want it. A
 * large work that the heating does not ask for is in it only when the route gains clearly more with it than
 * without, whether or not it pays by itself: it may drive out foil, strips or a hot-water pump that would
 * have paid better, or ask a smaller pump. As between routes the heating counts, and never at a loss of the whole.
 * `strict`: judged by harder terms than the visitor's own.
 */
export function routeFor(
  id: RouteId,
  house: House,
  options: readonly PricedCandidate[],
  figures: Figures,
  strict: Omit<Terms, 'doubled'> = {},
): Route | undefined {
  const { largeWorkEur, routeTieEurPerYear } = figures.assumptions;
  const judged = (open: Weighed[0], asked: Weighed[1]) => {
    const route = build(id, house, open, asked, { ...strict, doubled: true }, figures);
    // Too few measures for the double grant: judged again with the single one.
    if (!route || route.doubled) return route;
    return build(id, house, open, asked, { ...strict, doubled: false }, figures);
  };
  const nowEur = costEur(house, figures);
  let weighed: Weighed = [options, []];
  let best = judged(...weighed);
  const works = new Map<MeasureId, number>();
  for (const work of options) {
    if (!best || netEur(work, best) < largeWorkEur.value) continue;
    const isIn = best.heat.ids.includes(work.id);
    // What does not even pay in the house as it is, which has most to save on, is not worth the weighing.
    if (!isIn && !earnsBack(work, nowEur - costEur(work.apply(house), figures), best)) continue;
    const [open, asked] = weighed;
    const next: Weighed = isIn
      ? [open.filter((one) => one !== work), asked]
      : [open, [...asked, work.id]];
    const other = judged(...next);
    if (!other) continue;
    const [done, left] = isIn ? [best, other] : [other, best];
    const wholeEur = done.gainEur - left.gainEur;
    const moreEur = wholeEur < 0 ? wholeEur : done.heat.gainEur - left.heat.gainEur;
    works.set(work.id, moreEur);
    if (moreEur >= routeTieEurPerYear.value !== isIn) [best, weighed] = [other, next];
  }
  return best && { ...best, works };
}
