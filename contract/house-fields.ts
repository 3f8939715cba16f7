import { WONINGTYPEN } from './woningtype.ts';

const levels = ['niet', 'matig', 'goed'] as const;

/**
 * The questions with a choice and their answers on the wire. The same as the engine's, which the
 * contract may know by type only; a test keeps the two equal.
 */
export const HOUSE_CHOICES = {
  woningtype: WONINGTYPEN,
  flatPosition: ['onbekend', 'tussen', 'hoek', 'dak', 'dak-hoek', 'begane-grond'],
  wallType: ['spouw', 'massief'],
  wall: levels,
  roofType: ['schuin', 'plat'],
  roof: levels,
  floor: levels,
  crawlSpace: ['ja', 'nee'],
  glazing: ['enkel', 'dubbel', 'hr++', 'triple'],
  doors: ['oud', 'geisoleerd'],
  draughtProofing: ['niet', 'goed'],
  ventilation: ['natuurlijk', 'mechanisch', 'co2', 'wtw'],
  heating: ['cv-ketel', 'hybride', 'warmtepomp', 'bodemwarmtepomp', 'warmtenet'],
  emitters: ['radiatoren', 'lage-temperatuur', 'vloerverwarming'],
  hotWater: ['ketel', 'zonneboiler', 'warmtepompboiler'],
  cooking: ['gas', 'elektrisch'],
  roofOrientation: ['zuid', 'zuidoost-zuidwest', 'oost-west', 'noord'],
} as const;

/** The questions with a number and the bounds of their answers; units stand in the names. */
export const HOUSE_NUMBERS = {
  bouwjaar: { min: 1600, max: 2100, whole: true },
  monthlyCostEur: { min: 25, max: 1500, whole: false },
  gasM3PerYear: { min: 0, max: 10_000, whole: false },
  electricityKwhPerYear: { min: 0, max: 25_000, whole: false },
  floorAreaM2: { min: 20, max: 600, whole: false },
  wallAreaM2: { min: 5, max: 600, whole: false },
  roofAreaM2: { min: 5, max: 600, whole: false },
  groundFloorAreaM2: { min: 5, max: 600, whole: false },
  windowAreaM2: { min: 2, max: 200, whole: false },
  residents: { min: 1, max: 8, whole: true },
  thermostatC: { min: 15, max: 24, whole: false },
  solarPanels: { min: 0, max: 60, whole: true },
  batteryKwh: { min: 0, max: 40, whole: false },
} as const;

/** Any question about a house. */
export type HouseField = keyof typeof HOUSE_CHOICES | keyof typeof HOUSE_NUMBERS;
