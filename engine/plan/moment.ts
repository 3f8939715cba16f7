import type { MomentCode } from '../terms/measures.ts';
import type { Plan } from './plan.ts';
import type { Step } from './step.ts';

/**
 * When a step of this plan costs least trouble. What comes on the roof waits for a new one, as the roof's own
 * insulation does; where the heating asks for that insulation now, it comes right after it.
 */
export function momentOf(step: Step, { route, steps }: Pick<Plan, 'route' | 'steps'>): MomentCode {
  const { id, moment } = step.candidate;
  if (moment !== 'bij-dakvernieuwing' || id === 'dakisolatie') return moment;
  const before = steps.slice(
    0,
    steps.findIndex(({ candidate }) => candidate.id === id),
  );
  const roofIsDone = before.some(({ candidate }) => candidate.id === 'dakisolatie');
  return roofIsDone && route.required.includes('dakisolatie') ? 'na-isolatie' : moment;
}
