import type { Figures } from '../figures/index.ts';
import type { DwellingFacts } from '../report/report-types.ts';
import { assumeHouse } from './assume-house.ts';
import { type Billed, scaleToBill } from './bill.ts';
import type { CleanAnswers } from './clean-answers.ts';

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
  return { ...scaleToBill(house, answers, figures), facts };
}
