import { LABEL_CLASSES, type LabelClass, type LabelEstimate, type Range } from '@sens/engine';
import { formatNumber, roundEstimate } from '#lib/format-nl.ts';
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

const tenths = ({ low, mid, high }: Range): Range => ({
  low: low * 10,
  mid: mid * 10,
  high: high * 10,
});

/** The same of whole GJ of heat: a house uses some thirty, of which the usual step of five is a sixth. */
export const heatDifferenceWords = (now: Range, after: Range): string =>
  differenceWords(tenths(now), tenths(after), (amount) => `${formatNumber(amount / 10)} GJ`);

/** More classes than this between best and worst are too many to count steps from. */
const MOST_SURE = 1;

const place = (label: LabelClass) => LABEL_CLASSES.indexOf(label);
const isSure = ({ best, worst }: LabelEstimate) => place(worst) - place(best) <= MOST_SURE;

/** Whether the class gets better, in words; by how many classes only where both estimates are narrow. */
export function labelWords(now: LabelEstimate, after: LabelEstimate): string {
  const steps = place(now.likely) - place(after.likely);
  if (steps <= 0) return COPY.classSame;
  return isSure(now) && isSure(after)
    ? COPY.classesBetter(steps)
    : COPY.classBetter(now.likely, after.likely);
}
