import type { MeasureId } from './measures.ts';

const levels = ['niet', 'matig', 'goed'] as const;

/**
 * Every question with a choice of answers, with the values in use on the wire, in an address and in
 * the engine. `woningtype` is the only one that must be answered (spec, section 3).
 */
export const CHOICES = {
  woningtype: ['tussenwoning', 'hoekwoning', 'vrijstaand', 'twee-onder-een-kap', 'appartement'],
  /** Place of a flat in its block; for an appartement only. */
  flatPosition: ['onbekend', 'tussen', 'hoek', 'dak', 'dak-hoek', 'begane-grond'],
  wallType: ['spouw', 'massief'],
  wall: levels,
  roofType: ['schuin', 'plat'],
  roof: levels,
  floor: levels,
  /** A crawl space that a person can work in. */
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

/** Every question with a number as answer, with the nearest valid values beyond which none counts. */
export const NUMBERS = {
  bouwjaar: { min: 1600, max: 2100, whole: true },
  /** EUR a month incl. VAT, gas and electricity together. */
  monthlyCostEur: { min: 25, max: 1500, whole: false },
  /** Gas on the yearly bill, m3; with electricity it goes before the monthly cost. */
  gasM3PerYear: { min: 0, max: 10_000, whole: false },
  /** Electricity bought on the yearly bill, kWh, before anything fed in is taken off. */
  electricityKwhPerYear: { min: 0, max: 25_000, whole: false },
  floorAreaM2: { min: 20, max: 600, whole: false },
  wallAreaM2: { min: 5, max: 600, whole: false },
  roofAreaM2: { min: 5, max: 600, whole: false },
  groundFloorAreaM2: { min: 5, max: 600, whole: false },
  windowAreaM2: { min: 2, max: 200, whole: false },
  residents: { min: 1, max: 8, whole: true },
  /** Usual temperature of the living room when at home, degrees Celsius. */
  thermostatC: { min: 15, max: 24, whole: false },
  /** Panels already on the roof; 0: none. */
  solarPanels: { min: 0, max: 60, whole: true },
  /** Capacity of a home battery; 0: none. */
  batteryKwh: { min: 0, max: 40, whole: false },
} as const;

/** A question with a choice of answers. */
export type ChoiceField = keyof typeof CHOICES;

/** A question with a number as answer. */
export type NumberField = keyof typeof NUMBERS;

/** Any question about a house. */
export type AnswerField = ChoiceField | NumberField;

/** The answers one may give to a question with a choice. */
export type Choice<Field extends ChoiceField> = (typeof CHOICES)[Field][number];

/** Dwelling types of the lead form (spec, section 3). */
export type Woningtype = Choice<'woningtype'>;

/** How well a part of the house is insulated, in words a resident can answer with. */
export type InsulationLevel = (typeof levels)[number];

/**
 * What is known of a house; all but the type may be missing and is then assumed from type and build year.
 * `unwanted`: measures that its people do not want, whatever they would give.
 */
export type DwellingAnswers = { woningtype: Woningtype } & {
  [Field in Exclude<ChoiceField, 'woningtype'>]?: Choice<Field>;
} & { [Field in NumberField]?: number } & { unwanted?: readonly MeasureId[] };
