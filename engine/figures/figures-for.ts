import { dayOf } from '../terms/iso-days.ts';
import { type Figures, figures2026 } from './index.ts';

/**
 * Every set of figures with the first day it counts for, the oldest first. A set that reports were made
 * with stays as it was, so that they do: what changes is a new set (docs/decisions/0041).
 */
const SETS: readonly (readonly [from: string, figures: Figures])[] = [['2026-01-01', figures2026]];

/**
 * The rules and prices that count on a day (ISO); before the first set, those of the first.
 * @throws RangeError where it is no day
 */
export function figuresFor(day: string): Figures {
  const on = dayOf(day);
  return SETS.findLast(([from]) => from <= on)?.[1] ?? figures2026;
}
