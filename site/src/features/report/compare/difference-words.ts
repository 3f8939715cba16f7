import { LABEL_CLASSES, type LabelClass, type Range } from '@sens/engine';
import { roundEstimate } from '#lib/format-nl.ts';
import { COMPARE_COPY as COPY } from './copy.ts';

/** Below this share of what it was, a difference is no difference. */
const NOTABLE = 0.02;

/**
 * The difference between two figures in words, from their middles: "Ongeveer 1.100 m³ minder".
 * @param format writes an amount with its unit; it is rounded to an estimate already
 */
export function differenceWords(
  now: Range,
  after: Range,
  format: (amount: number) => string,
): string {
  const change = after.mid - now.mid;
  const amount = roundEstimate(Math.abs(change));
  if (amount === 0 || Math.abs(change) < NOTABLE * now.mid) return COPY.same;
  return COPY.about(format(amount), change < 0 ? 'minder' : 'meer');
}

/** How many classes the label gets better, in words. */
export function labelWords(now: LabelClass, after: LabelClass): string {
  const steps = LABEL_CLASSES.indexOf(now) - LABEL_CLASSES.indexOf(after);
  return steps > 0 ? COPY.classesBetter(steps) : COPY.same;
}
