import { figure } from './types.ts';

/** What cooking takes in a year on gas and on induction. */
export const cooking = figure({
  id: 'kook.use',
  label: 'Koken: gas of inductie (Milieu Centraal, volgens NRC)',
  value: { gasM3: 37, inductionKwh: 175 },
  date: '2022-03-22',
  sources: ['milieuCentraalPers'],
  confidence: 'C',
});
