import type { BudgetOutcome } from '@sens/engine';
import { createContext } from 'react';
import type { Refining } from '../refine/refining.ts';

interface Own extends Pick<Refining, 'answers' | 'answer' | 'want' | 'ask'> {
  /** What of the plan one does for every budget; takes a moment to work out. */
  budgets: () => BudgetOutcome[];
}

/** The reader's own answers and wishes, where they can be changed. */
export const OwnAnswers = createContext<Own | undefined>(undefined);
