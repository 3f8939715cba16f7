/** Dwelling types of the lead form (spec, section 3). */
export type Woningtype =
  | 'tussenwoning'
  | 'hoekwoning'
  | 'twee-onder-een-kap'
  | 'vrijstaand'
  | 'appartement';

/** How well a part of the house is insulated, in words a resident can answer with. */
export type InsulationLevel = 'niet' | 'matig' | 'goed';

/** What is known of a house; all but the type may be missing and is then assumed from type and build year. */
export interface DwellingAnswers {
  woningtype: Woningtype;
  /** Year of construction; out-of-range values are taken to the nearest sensible year. */
  bouwjaar?: number;
  /** Energy cost in EUR per month incl. VAT, gas and electricity together. */
  monthlyCostEur?: number;
  floorAreaM2?: number;
  residents?: number;
  roof?: InsulationLevel;
  wall?: InsulationLevel;
  floor?: InsulationLevel;
  glazing?: 'enkel' | 'dubbel' | 'hr++' | 'triple';
  heating?: 'cv-ketel' | 'hybride' | 'warmtepomp' | 'warmtenet';
  /** Solar panels already on the roof; 0 or missing: none. */
  solarPanels?: number;
}
