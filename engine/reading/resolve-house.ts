import { assumeHouse } from '../dwelling/assume-house.ts';
import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { Figures } from '../figures/index.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import { type Billed, scaleToBill } from './bill.ts';

/** The house with its facts and its bill. */
export interface ResolvedHouse extends Billed {
  facts: Omit<DwellingFacts, 'monthlyCostEur' | 'gasM3PerYear' | 'electricityKwhPerYear'>;
}

/** From answers to a whole house: gaps filled in, then scaled to the bill or the meters. */
export function resolveHouse(
  answers: CleanAnswers,
  figures: Figures,
  thisYear: number,
): ResolvedHouse {
  const { house, facts } = assumeHouse(answers, figures, thisYear);
  return { ...scaleToBill(house, answers, figures, thisYear), facts };
}
