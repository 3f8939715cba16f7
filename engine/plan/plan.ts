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
  /** What the shell of this house can take, best payback first: the order in which a plan does it. */
  shellOrder: MeasureId[];
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
 * Whether a route takes the place of the simpler one chosen so far. It gains more a year by more than
 * the tie, and where it costs more it must be sure of that: it also gains more when both save as little
 * as the doubt allows, or what it costs more comes back within `fastPaybackYears` by what it saves more.
 * So a dearer route never wins by a hair that is smaller than the doubt about it.
 */
function isBetter(one: Route, chosen: Route, { assumptions }: Figures): boolean {
  const { routeTieEurPerYear, fastPaybackYears, spread } = assumptions;
  const moreGainEur = one.gainEur - chosen.gainEur;
  if (moreGainEur <= routeTieEurPerYear.value) return false;
  const moreNetEur = one.netEur - chosen.netEur;
  const moreSavingEur = one.savingEur - chosen.savingEur;
  const sure = moreGainEur - spread.value.saving * moreSavingEur > 0;
  return moreNetEur <= 0 || sure || moreNetEur <= moreSavingEur * fastPaybackYears.value;
}

/**
 * The plan for a house. Whole routes are compared, each with its own best package: keep the present
 * heating, a hybrid, or all-electric with the insulation that it needs. The route with the highest
 * gain wins: its saving less its net investments, each spread over its own lifetime (15 years for a
 * pump, 30 for insulation, so replacements count). Of routes that gain about the same, the simpler; a
 * dearer one only where its extra cost surely pays (`isBetter`), else it stands beside the plan.
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
  const [first, ...more] = routes as [Route, ...Route[]];
  let route = first;
  for (const one of more) if (isBetter(one, route, figures)) route = one;
  const others = routes.filter((one) => one !== route);
  const shellOrder = options.map((one) => one.id);
  return { route, steps: route.steps, after: route.after, others, closed, shellOrder };
}
