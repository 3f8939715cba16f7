import type { BudgetOutcome, DwellingAnswers } from '@sens/engine';
import { createContext } from 'react';
import type { BudgetsFor } from '../own-way/budgets-later.ts';
import type { Refining } from '../refine/refining.ts';

interface Own extends Pick<Refining, 'answers' | 'answer' | 'want' | 'ask'> {
  /** What the report is made with: those answers, and what registers know besides. */
  house: DwellingAnswers;
  /** What of the plan one does for every budget, by what works it out; takes a moment. */
  budgets: (work: BudgetsFor) => BudgetOutcome[];
}

/** The reader's own answers and wishes, where they can be changed. */
export const OwnAnswers = createContext<Own | undefined>(undefined);
