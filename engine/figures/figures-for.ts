import { dayOf } from '../terms/iso-days.ts';
import { type Figures, figures2026 } from './index.ts';

/** A set of figures with the first day (ISO) that it counts for. */
export type Held<Set> = readonly [from: string, figures: Set];

/**
 * Every set of figures, the oldest first. A set that reports were made with stays as it was, so that they
 * do: what changes is a new set, here and in `tool-figures-for.ts` (docs/decisions/0041).
 */
const SETS: readonly [Held<Figures>, ...Held<Figures>[]] = [['2026-01-01', figures2026]];

/**
 * The set that counts on a day (ISO); before the first set, the first.
 * @throws RangeError where it is no day
 */
export function setOn<Set>(sets: readonly [Held<Set>, ...Held<Set>[]], day: string): Set {
  const on = dayOf(day);
  return (sets.findLast(([from]) => from <= on) ?? sets[0])[1];
}

/**
 * The rules and prices that a report counts with on a day (ISO).
 * @throws RangeError where it is no day
 */
export const figuresFor = (day: string): Figures => setOn(SETS, day);
