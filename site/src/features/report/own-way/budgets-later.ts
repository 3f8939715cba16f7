import { budgetsFor } from '@sens/engine/budgets';
import { later } from '#lib/browser/later.ts';

export type BudgetsFor = typeof budgetsFor;

/** What of a plan one does for every budget: a browser loads this where somebody looks at a budget. */
export const budgetsLater = later<BudgetsFor>(
  import.meta.env.SSR ? budgetsFor : null,
  async () => (await import('./budgets-chunk.ts')).budgetsFor,
);
