import type { PlannedMeasure } from '@sens/engine';
import { REPORT_COPY } from '../report-copy.ts';

const COPY = REPORT_COPY.alone;

type Has = (code: PlannedMeasure['reasons'][number]['code']) => boolean;

const hasOf =
  ({ reasons }: Pick<PlannedMeasure, 'reasons'>): Has =>
  (code) =>
    reasons.some((reason) => reason.code === code);

/** Whether a step, or the whole plan with it, brings hardly more than it costs: nobody is told to begin with that. */
export function hardlyPays(step: Pick<PlannedMeasure, 'reasons'>): boolean {
  const has = hasOf(step);
  const paysTogether = has('loont-met-warmtepomp') || has('route-verdient-zich-terug');
  return (
    has('wint-weinig') || has('plan-wint-weinig') || (has('niet-terugverdiend') && !paysTogether)
  );
}

/** What a step is for that costs more than it brings by itself, as far as it does. */
function ownWords(id: PlannedMeasure['id'], has: Has): string {
  if (has('wint-weinig')) return COPY.little;
  if (!has('niet-terugverdiend')) return '';
  if (has('loont-met-warmtepomp')) return COPY.withPump;
  return [
    has('route-verdient-zich-terug') ? COPY.withPlan : COPY.notAlone,
    has('nodig-voor-warmtepomp') ? COPY.forPump : '',
    id === 'warmtepomp' || has('nodig-voor-gasvrij') ? COPY.offGas : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * What to know of the step to start with before one does: that it, or the whole plan, brings hardly more than it
 * costs, or less; nothing of one that clearly earns itself back.
 */
export function aloneWords(step: PlannedMeasure): string {
  const has = hasOf(step);
  const own = ownWords(step.id, has);
  return [own, has('plan-wint-weinig') ? COPY.littlePlan : ''].filter(Boolean).join(' ');
}
