import type { Figures } from '../figures/index.ts';
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
}

/** What a route costs after its grants, whole cents in the middle. */
function netCentsOf({ steps }: Route, figures: Figures): number {
  const grants = grantsOf(steps, figures);
  return steps.reduce((sum, step) => {
    const investment = roundRange(step.candidate.investmentCents);
    return sum + investment.mid - (subsidyOf(step, grants, investment)?.mid ?? 0);
  }, 0);
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
    }));
}
