import type { Figures } from '../figures/index.ts';
import { type BudgetOutcome, withinBudgets } from '../plan/within-budgets.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import { judgeHouse } from './judge-house.ts';

/**
 * The report's plan for every budget: what of it one does with so much money.
 * @param today ISO date to compute for
 */
export const budgetsFor = (
  answers: DwellingAnswers,
  figures: Figures,
  today: string,
): BudgetOutcome[] => withinBudgets(judgeHouse(answers, figures, today).plan, figures);
