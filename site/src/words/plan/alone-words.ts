import type { PlannedMeasure } from '@sens/engine';
import { REPORT_COPY } from '../report-copy.ts';

const COPY = REPORT_COPY.alone;

/** What a step is for that costs more than it brings by itself; nothing of one that earns itself back. */
export function aloneWords({ id, reasons }: PlannedMeasure): string {
  const has = (code: PlannedMeasure['reasons'][number]['code']) =>
    reasons.some((reason) => reason.code === code);
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
