import type { Figures } from '../figures/index.ts';
import type { Reason } from '../terms/reasons.ts';

/** Whether net metering has ended (`sald.end`) on a day (ISO). */
export function nettingEnded(today: string, figures: Figures): boolean {
  return today.slice(0, 10) >= figures.feedIn.end.value.endsOn;
}

/** A measure with its reasons as they are on the day: net metering stops, or has stopped. */
export function datedReasons<M extends { reasons: Reason[] }>(measure: M, ended: boolean): M {
  if (!ended) return measure;
  const reasons = measure.reasons.map(
    (one): Reason => (one.code === 'saldering-stopt' ? { ...one, code: 'saldering-gestopt' } : one),
  );
  return { ...measure, reasons };
}
