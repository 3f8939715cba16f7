import { toolFiguresFor } from '@sens/engine';
import type { Calculation } from './calculate.ts';

/** From this day of a year on, work that is ordered may well be finished in the next. */
const FROM = '10-01';

/**
 * Whether an amount hangs on work that is still to be done and may be finished in a year whose amounts nobody knows
 * yet: the grant is that of the year in which it is done.
 * @param ofNextYear the rules of the first day of that year, as far as we have them
 */
export function hangsOnNextYear(
  { lines, result: { year, outdated } }: Calculation,
  isUndated: (key: Calculation['lines'][number]['key']) => boolean,
  today: string,
  ofNextYear = toolFiguresFor(`${year + 1}-01-01`).isde.year,
): boolean {
  if (outdated || ofNextYear !== year || today < `${year}-${FROM}`) return false;
  return lines.some(({ key, line }) => (line?.amountCents.high ?? 0) > 0 && isUndated(key));
}
