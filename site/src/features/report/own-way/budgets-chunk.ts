/** A module of its own, so that this code becomes a file of its own. */
export { budgetsFor } from '@sens/engine/budgets';
