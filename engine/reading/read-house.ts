import { cleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { resolveHouse } from './resolve-house.ts';

/** The year of `today` (ISO date); of the figures when it is no date. */
function yearOf(today: string, figures: Figures): number {
  const year = Number.parseInt(today.slice(0, 4), 10);
  return Number.isNaN(year) ? figures.isde.year : year;
}

/** Answers made usable, the house they describe, and the year it is judged in. */
export function readHouse(given: DwellingAnswers, figures: Figures, today: string) {
  const clean = cleanAnswers(given);
  const thisYear = yearOf(today, figures);
  return { clean, thisYear, resolved: resolveHouse(clean, figures, thisYear) };
}
