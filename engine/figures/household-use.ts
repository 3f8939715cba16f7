import type { Figure } from './types.ts';

/** Mean electricity use (kWh a year) of one-person and three-person households. */
export const householdUse: Figure<{ onePersonKwh: number; threePersonsKwh: number }> = {
  id: 'use.pers20',
  label: 'Stroomverbruik naar aantal bewoners',
  value: { onePersonKwh: 1800, threePersonsKwh: 3370 },
  date: '2020',
  sources: ['cbsVerbruik'],
  confidence: 'A',
};
