import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { PricedCandidate } from '../measures/candidate.ts';
import { restsOnOneSource } from '../measures/one-source.ts';
import type { MeasureId, RouteId } from '../terms/measures.ts';
import { type Route, routeFor } from './route.ts';
import { shellOptions } from './shell-package.ts';
import type { Step } from './step.ts';
import type { Terms } from './worth.ts';

/** Harder terms than the visitor's own, with the routes as they are on them. */
export interface HeldOn {
  terms: Omit<Terms, 'doubled'>;
  routes: readonly Route[];
}

/** The chosen route, the others beside it, and the house with all chosen measures done. */
export interface Plan {
  route: Route;
  steps: Step<PricedCandidate>[];
  after: House;
  /** The chosen route as it was compared: with what is held back as its price rests on one source. */
  compared: Route;
  /** The other routes worked out to the end. */
  others: Route[];
  /** Harder terms on which its way of heating gains most; missing where none goes less far. */
  heldOn?: HeldOn | undefined;
  /** What the shell of this house can take, best payback first but what the route does last: the order in which a plan does it. */
  shellOrder: MeasureId[];
}

/** The ways of heating to compare, the simplest first; the present heating is always one of them. */
export const WAYS: readonly RouteId[] = ['huidig', 'hybride-warmtepomp', 'warmtepomp'];

/** The routes open to a house, the simplest first. */
function routesOf(
  house: House,
  options: readonly PricedCandidate[],
  figures: Figures,
  strict?: Omit<Terms, 'doubled'>,
): Route[] {
  return WAYS.map((id) => routeFor(id, house, options, figures, strict)).filter(
    (route) => route !== undefined,
  );
}

/**
 * The routes by how far they go. A hybrid goes less far than the present heating where that asks a large work more:
 * a solid wall costs three times the pump that spares it.
 */
function ladderOf(routes: readonly Route[], figures: Figures): readonly Route[] {
  const [present, ...pumps] = routes as [Route, ...Route[]];
  const [hybrid, ...rest] = pumps;
  if (hybrid?.id !== 'hybride-warmtepomp') return routes;
  const moreEur = present.heat.netEur - hybrid.heat.netEur;
  return moreEur >= figures.assumptions.largeWorkEur.value ? [hybrid, present, ...rest] : routes;
}

/** The route whose heating gains most; one that goes further is more work and must gain `tieEur` a year more. */
function bestOf([least, ...further]: readonly Route[], tieEur = 0): Route {
  const gainOf = (route: Route) => route.heat.gainEur - (route === least ? 0 : tieEur);
  return further.reduce((best, one) => (gainOf(one) > gainOf(best) ? one : best), least as Route);
}

/**
 * The chosen route as it is advised: not begun with a measure whose price rests on one source. A pump's
 * heating stays as it was compared.
 */
function firmlyLed(
  best: Route,
  house: House,
  options: readonly PricedCandidate[],
  figures: Figures,
): Route {
  const lead = best.steps[0]?.candidate.id;
  if (lead === undefined || !restsOnOneSource(lead)) return best;
  // A large work that did not belong in it when all was counted does not come in for want of a lead.
  const open = options.filter(({ id }) => best.heat.ids.includes(id) || !best.works.has(id));
  const led = routeFor(best.id, house, open, figures, { firmLead: true }) ?? best;
  return led.id === 'huidig' ? led : { ...led, heat: { ...best.heat, ids: led.heat.ids } };
}

/** The order of the options, but for what a route does later: what pays only beside the rest of its shell. */
function shellOrderOf({ steps }: Route, options: readonly PricedCandidate[]): MeasureId[] {
  const order = options.map(({ id }) => id);
  const done = steps.map(({ candidate }) => candidate.id).filter((id) => order.includes(id));
  const late = done.filter((id, at) =>
    done.slice(0, at).some((before) => order.indexOf(before) > order.indexOf(id)),
  );
  return [...order.filter((id) => !late.includes(id)), ...late];
}

/**
 * The plan for a house. Whole routes are compared, each with its own best package: keep the present
 * heating, a hybrid, or all-electric with the insulation that it needs. What a route gains is its saving
 * less its net investments, each spread over its own lifetime (15 years for a pump, 30 for insulation, so
 * replacements count). The route that gains most wins, one that is more work by a clear margin, but none
 * goes further than what still gains most on harder terms: when everything must come back within
 * `fastPaybackYears`, or when everything saves less by the doubt about what heating takes (`spread.gas`). So a
 * rising bill leads one way, from the simpler to the further route; panels, which go with any heating, play no part.
 */
export function planFor(house: House, figures: Figures): Plan {
  const { fastPaybackYears, routeTieEurPerYear, spread } = figures.assumptions;
  const options = shellOptions(house, figures);
  const routes = routesOf(house, options, figures);
  const ladder = ladderOf(routes, figures);
  const wished = ladder.indexOf(bestOf(ladder, routeTieEurPerYear.value));
  let held = 0;
  let heldOn: HeldOn | undefined;
  for (const terms of [
    { mostYears: fastPaybackYears.value },
    { costFactor: 1 / (1 - spread.value.gas) },
  ]) {
    // What was found already is far enough.
    if (held >= wished) break;
    const harder = routesOf(house, options, figures, terms);
    const { id } = bestOf(harder);
    const place = ladder.findIndex((one) => one.id === id);
    if (place <= held) continue;
    held = place;
    heldOn = { terms, routes: harder };
  }
  const best = ladder[Math.min(wished, held)] as Route;
  const route = firmlyLed(best, house, options, figures);
  const others = routes.filter((one) => one !== best);
  const shellOrder = shellOrderOf(route, options);
  return {
    route,
    steps: route.steps,
    after: route.after,
    compared: best,
    others,
    heldOn,
    shellOrder,
  };
}
