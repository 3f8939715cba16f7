import { co2KgPerYear } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import type { LabelClass } from '../terms/label-class.ts';
import type { MeasureId, RouteId } from '../terms/measures.ts';
import { roundRange } from '../terms/ranges.ts';
import { grantsOf } from './grants.ts';
import type { Plan } from './plan.ts';
import { subsidyOf } from './planned-measure.ts';
import type { Route } from './route.ts';

/** A whole route with its own best package, as it was compared. */
export interface RouteOutcome {
  id: RouteId;
  chosen: boolean;
  /** Its measures, in order. */
  measures: MeasureId[];
  netInvestmentCents: number;
  savingCentsPerYear: number;
  /** Saving less every net investment spread over its own lifetime; below zero it costs money. */
  gainCentsPerYear: number;
  /** The house with all of it done; middles of the estimates. */
  labelAfter: LabelClass;
  gasM3PerYear: number;
  co2KgPerYear: number;
}

/** What a package costs after its grants, whole cents in the middle. */
export function netCentsOf({ steps }: Pick<Route, 'steps'>, figures: Figures): number {
  const grants = grantsOf(steps, figures);
  return steps.reduce((sum, step) => {
    const investment = roundRange(step.candidate.investmentCents);
    return sum + investment.mid - (subsidyOf(step, grants, investment)?.mid ?? 0);
  }, 0);
}

/** What the house of a route is and uses once all of it is done. */
function afterOf({ after }: Route, figures: Figures) {
  const use = energyUseOf(after, figures);
  return {
    labelAfter: labelClassOf(ep2Of(after, figures), figures),
    gasM3PerYear: Math.round(use.gasM3),
    co2KgPerYear: Math.round(co2KgPerYear(use, figures)),
  };
}

/** The routes side by side, the simplest first. */
export function routeOutcomes(plan: Plan, figures: Figures): RouteOutcome[] {
  const order = ['huidig', 'hybride-warmtepomp', 'warmtepomp'];
  return [plan.route, ...plan.others]
    .toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
    .map((route) => ({
      id: route.id,
      chosen: route === plan.route,
      measures: route.steps.map(({ candidate }) => candidate.id),
      netInvestmentCents: netCentsOf(route, figures),
      savingCentsPerYear: Math.round(route.savingEur * 100) + 0,
      gainCentsPerYear: Math.round(route.gainEur * 100) + 0,
      ...afterOf(route, figures),
    }));
}
