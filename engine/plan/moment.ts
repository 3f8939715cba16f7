import type { MeasureId, MomentCode } from '../terms/measures.ts';
import type { Plan } from './plan.ts';
import type { Step } from './step.ts';

/**
 * When a step of this plan costs least trouble. What comes on the roof waits for a new one, as the roof's own
 * insulation does; where the heating asks for that insulation now, it comes right after it.
 */
export function momentOf(step: Step, { route, steps }: Pick<Plan, 'route' | 'steps'>): MomentCode {
  const { id, moment } = step.candidate;
  if (moment !== 'bij-dakvernieuwing' || id === 'dakisolatie') return moment;
  const placeOf = (one: MeasureId) => steps.findIndex(({ candidate }) => candidate.id === one);
  const roof = placeOf('dakisolatie');
  const isDone = roof >= 0 && roof < placeOf(id) && route.required.includes('dakisolatie');
  return isDone ? 'na-isolatie' : moment;
}
