import type { House } from '../dwelling/house.ts';
import { co2KgPerYear } from '../energy/costs.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of, labelClassOf } from '../label/label.ts';
import type { LabelClass } from '../terms/label-class.ts';
import type { MeasureId, RouteId } from '../terms/measures.ts';
import { roundRange } from '../terms/ranges.ts';
import { grantsOf, isDoubled } from './grants.ts';
import { type Plan, WAYS } from './plan.ts';
import { subsidyOf } from './planned-measure.ts';
import type { Route } from './route.ts';
import { isOfShell } from './shell-package.ts';
import { costEur, worthOf } from './worth.ts';

/** What a whole package costs, gives and makes of the house. */
export interface PackageOutcome {
  /** Its measures, in order. */
  measures: MeasureId[];
  netInvestmentCents: number;
  savingCentsPerYear: number;
  /** Saving less every net investment spread over its own lifetime; below zero it costs money. */
  gainCentsPerYear: number;
  /** The house with all of it done; middles of the estimates. */
  labelAfter: LabelClass;
  gasM3PerYear: number;
  /** Heat of a network, GJ. */
  heatGjPerYear: number;
  co2KgPerYear: number;
}

/** A whole route with its own best package, as it was compared. */
export interface RouteOutcome extends PackageOutcome {
  id: RouteId;
  chosen: boolean;
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
function afterOf({ after }: Pick<Route, 'after'>, figures: Figures) {
  const use = energyUseOf(after, figures);
  return {
    labelAfter: labelClassOf(ep2Of(after, figures), figures),
    gasM3PerYear: Math.round(use.gasM3),
    heatGjPerYear: Math.round(use.heatGj),
    co2KgPerYear: Math.round(co2KgPerYear(use, figures)),
  };
}

type Compared = Pick<Route, 'steps' | 'after' | 'savingEur' | 'gainEur'>;

/** The figures of a package, by which it stands beside others. */
const outcomeOf = (route: Compared, figures: Figures): PackageOutcome => ({
  measures: route.steps.map(({ candidate }) => candidate.id),
  netInvestmentCents: netCentsOf(route, figures),
  savingCentsPerYear: Math.round(route.savingEur * 100) + 0,
  gainCentsPerYear: Math.round(route.gainEur * 100) + 0,
  ...afterOf(route, figures),
});

/** The routes side by side, the simplest first. */
export function routeOutcomes(plan: Plan, figures: Figures): RouteOutcome[] {
  return [plan.route, ...plan.others]
    .toSorted((a, b) => WAYS.indexOf(a.id) - WAYS.indexOf(b.id))
    .map((route) => ({
      id: route.id,
      chosen: route === plan.route,
      ...outcomeOf(route, figures),
    }));
}

/**
 * What insulating alone brings, with the heating as it is: of the route that keeps it just what keeps the heat in.
 * Null where that is all of the route, or none of it.
 */
export function insulationOutcome(
  { route, others }: Pick<Plan, 'route' | 'others'>,
  figures: Figures,
): PackageOutcome | null {
  const { steps = [] } = [route, ...others].find(({ id }) => id === 'huidig') ?? {};
  const shell = steps.filter(({ candidate }) => isOfShell(candidate.id));
  const now = steps[0]?.before;
  if (!now || shell.length === 0 || shell.length === steps.length) return null;
  const after = shell.reduce<House>((house, { candidate }) => candidate.apply(house), now);
  const savingEur = costEur(now, figures) - costEur(after, figures);
  const worth = worthOf(shell, savingEur, { doubled: isDoubled(shell, figures) });
  return outcomeOf({ steps: shell, after, ...worth }, figures);
}
