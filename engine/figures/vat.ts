import { figure } from './types.ts';

/** VAT on measures in homes, in percent. */
export const vat = {
  solarPanels: figure({
    id: 'btw.pv',
    label: 'Btw op zonnepanelen',
    value: { percent: 0 },
    date: '2023-01-01',
    sources: ['btwZon'],
    confidence: 'B',
  }),
  /** On labour only; the material keeps the general rate. */
  insulationLabour: figure({
    id: 'btw.iso',
    label: 'Btw op arbeid bij isolatie, woning ouder dan 2 jaar',
    value: { percent: 9, olderThanYears: 2 },
    date: '2019',
    sources: ['btwIsolatie'],
    confidence: 'C',
  }),
  general: figure({
    id: 'btw.wp',
    label: 'Btw op warmtepompen, kozijnen en materiaal',
    value: { percent: 21 },
    date: '2026',
    sources: ['opengegevens'],
    confidence: 'C',
  }),
} as const;
