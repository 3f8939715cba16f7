import { figure } from './types.ts';

/** The published real use that the model is fitted on and tested against; see `reference-use.ts`. */
export const realUse = figure({
  id: 'mc.heat',
  label: 'Werkelijk verbruik voor verwarming en warm water, waarop het model is afgesteld',
  value: { rows: 12, residents: 2 },
  date: '2026-09-28',
  sources: ['mcHybride', 'mcWarmtepomp'],
  confidence: 'B',
});
