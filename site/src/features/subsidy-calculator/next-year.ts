import { isNearNextYear } from '#words/money/near-next-year.ts';
import { type Calculation, isGranted } from './calculate.ts';
import type { SubsidyState } from './state.ts';

/**
 * Whether an amount hangs on work that is still to be done and may be finished in a year whose amounts nobody knows yet.
 * @param ofNextYear the rules of the first day of that year, as far as we have them
 */
export function hangsOnNextYear(
  { details }: SubsidyState,
  { lines, result: { year, outdated } }: Calculation,
  today: string,
  ofNextYear?: number,
): boolean {
  return (
    isNearNextYear({ today, year, outdated }, ofNextYear) &&
    lines.some((line) => isGranted(line) && !details[line.key]?.doneOn)
  );
}
