import { figuresFor } from '@sens/engine';

/** From this day of a year on, work that is ordered may well be finished in the next. */
const FROM = '10-01';

/** The year whose rules count on the first day after a year, as far as we have them. */
export const rulesAfter = (year: number): number => figuresFor(`${year + 1}-01-01`).isde.year;

/**
 * Whether work that is still to be done may get a grant that nobody knows yet: it counts for work that is finished in
 * its year, and from autumn on that may be the next. Not once the figures of that year are there.
 * @param year of which the amounts are
 * @param ofNextYear the rules of the first day of the next
 */
export const isNearNextYear = (
  { today, year, outdated }: { today: string; year: number; outdated: boolean },
  ofNextYear = rulesAfter(year),
): boolean => !outdated && ofNextYear === year && today.slice(0, 10) >= `${year}-${FROM}`;
