import type { LabelClass } from '../report/report-types.ts';
import type { Figure } from './types.ts';

/** Official class limits in EP2 (kWh primary fossil energy per m2 a year), best first; above the last one: G. */
export const labelLimits: Figure<readonly { label: LabelClass; maxEp2KwhPerM2: number }[]> = {
  id: 'label.limits',
  label: 'Klassegrenzen energielabel (EP2)',
  value: [
    { label: 'A++++', maxEp2KwhPerM2: 0 },
    { label: 'A+++', maxEp2KwhPerM2: 50 },
    { label: 'A++', maxEp2KwhPerM2: 75 },
    { label: 'A+', maxEp2KwhPerM2: 105 },
    { label: 'A', maxEp2KwhPerM2: 160 },
    { label: 'B', maxEp2KwhPerM2: 190 },
    { label: 'C', maxEp2KwhPerM2: 250 },
    { label: 'D', maxEp2KwhPerM2: 290 },
    { label: 'E', maxEp2KwhPerM2: 335 },
    { label: 'F', maxEp2KwhPerM2: 380 },
  ],
  date: '2021-01-01',
  sources: ['rvoBrochure'],
  confidence: 'B',
};

/** Primary energy factors of NTA 8800. */
export const primaryEnergy: Figure<{ electricity: number; gas: number }> = {
  id: 'label.pef',
  label: 'Primaire-energiefactoren NTA 8800',
  value: { electricity: 1.45, gas: 1 },
  date: '2021',
  sources: ['algemeen'],
  confidence: 'G',
};
