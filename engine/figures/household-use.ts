import type { Figure } from './types.ts';

/**
 * Electricity of a household (kWh a year), without heating's own part of 287 kWh (of a boiler at the mean
 * 1,190 m3, `use.tot20`): what the rows of Milieu
 * Centraal (`mc.gem1`, `mc.gem2`) have in common. One resident of 60 to 110 m2 uses 1,390 to 1,730 kWh;
 * the rows for two or more are read as 2.2 people in a small flat to 3 in a large house.
 */
export const householdUse: Figure<{
  baseKwh: number;
  kwhPerM2: number;
  kwhPerExtraResident: number;
}> = {
  id: 'mc.gem',
  label: 'Stroomverbruik naar bewoners en oppervlakte, afgeleid',
  value: { baseKwh: 713, kwhPerM2: 6.4, kwhPerExtraResident: 620 },
  date: '2026-09-28',
  sources: ['mcVerbruik'],
  confidence: 'D',
};
