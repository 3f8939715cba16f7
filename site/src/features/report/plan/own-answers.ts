import type { BudgetOutcome } from '@sens/engine';
import { createContext } from 'react';
import type { BudgetsFor } from '../own-way/budgets-later.ts';
import type { Refining } from '../refine/refining.ts';

interface Own extends Pick<Refining, 'answers' | 'answer' | 'want' | 'ask'> {
  /** What of the plan one does for every budget, by what works it out; takes a moment. */
  budgets: (work: BudgetsFor) => BudgetOutcome[];
}

/** The reader's own answers and wishes, where they can be changed. */
export const OwnAnswers = createContext<Own | undefined>(undefined);
