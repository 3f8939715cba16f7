import { figure } from './types.ts';

/** The scheme for owners' associations, who decide on the shell of an apartment block. */
export const svve = figure({
  id: 'svve',
  label: 'SVVE: subsidie voor VvE’s, aan te vragen vóór het werk',
  value: { applyBeforeWork: true },
  date: '2025',
  sources: ['svve'],
  confidence: 'A',
});
