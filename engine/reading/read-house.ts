import { cleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { dayOf } from '../terms/iso-days.ts';
import { resolveHouse } from './resolve-house.ts';

/**
 * Answers made usable, the house they describe, and the year it is judged in.
 * @throws RangeError where `today` is no day
 */
export function readHouse(given: DwellingAnswers, figures: Figures, today: string) {
  const clean = cleanAnswers(given);
  const thisYear = Number(dayOf(today).slice(0, 4));
  return { clean, thisYear, resolved: resolveHouse(clean, figures, thisYear) };
}
