import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { LeftOut, PricedCandidate } from '../measures/candidate.ts';
import { measureRules } from '../measures/catalogue.ts';
import type { MeasureId, RouteId } from '../report/report-types.ts';
import { type Route, routeFor } from './route.ts';
import { shellOptions } from './shell-package.ts';
import type { Step } from './step.ts';

/** The chosen route, the others beside it, and the house with all chosen measures done. */
export interface Plan {
  route: Route;
  steps: Step<PricedCandidate>[];
  after: House;
  /** The other routes worked out to the end. */
  others: Route[];
  /** Routes that this house cannot go, with the ground. */
  closed: LeftOut[];
}

const pumps: readonly MeasureId[] = ['hybride-warmtepomp', 'warmtepomp'];

/** The ways of heating to compare, the simplest first; the present heating is always one of them. */
function routeIds(house: House, figures: Figures): RouteId[] {
  const open = pumps.filter((id) => {
    const ground = measureRules[id].blocked(house, figures);
    return ground === undefined || ground.code === 'eerst-isoleren';
  });
  return ['huidig', ...(open as RouteId[])];
}

/**
 * The plan for a house. Whole routes are compared, each with its own best package: keep the present
 * heating, a hybrid, or all-electric with the insulation that it needs. The route with the highest
 * gain wins: its saving less its net investments, each spread over its own lifetime (15 years for a
 * pump, 30 for insulation, so replacements count). Of routes that gain about the same, the simpler.
 */
export function planFor(house: House, figures: Figures): Plan {
  const options = shellOptions(house, figures);
  const routes: Route[] = [];
  const closed: LeftOut[] = [];
  for (const id of routeIds(house, figures)) {
    const route = routeFor(id, house, options, figures);
    if ('steps' in route) routes.push(route);
    else closed.push(route);
  }
  const tieEur = figures.assumptions.routeTieEurPerYear.value;
  const [first, ...more] = routes as [Route, ...Route[]];
  let route = first;
  for (const one of more) if (one.gainEur > route.gainEur + tieEur) route = one;
  const others = routes.filter((one) => one !== route);
  return { route, steps: route.steps, after: route.after, others, closed };
}
