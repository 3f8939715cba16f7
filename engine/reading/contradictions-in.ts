import type { Figures } from '../figures/index.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { type Contradiction, contradictionsOf } from './contradictions.ts';
import { readHouse } from './read-house.ts';

/** Answers that do not go together, for a view that asks about a house and says nothing of it itself. */
export function contradictionsIn(
  answers: DwellingAnswers,
  figures: Figures,
  today: string,
): Contradiction[] {
  const { clean, resolved } = readHouse(answers, figures, today);
  return contradictionsOf(clean, resolved, figures);
}
