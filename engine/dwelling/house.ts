import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import type { DwellingAnswers, Woningtype } from './answers.ts';

/** Glazing as a resident names it. */
export type Glazing = NonNullable<DwellingAnswers['glazing']>;

/** How a house is heated. */
export type Heating = NonNullable<DwellingAnswers['heating']>;

/** The house's shell: thermal resistance per part (m2K/W), windows (W/m2K) and air changes per hour. */
export interface Shell {
  wallRc: number;
  roofRc: number;
  floorRc: number;
  glazing: Glazing;
  windowU: number;
  airChangesPerHour: number;
}

/** A house as the calculation knows it: every value filled in. */
export interface House {
  woningtype: Woningtype;
  bouwjaar: number;
  residents: number;
  areas: ReferenceDwelling;
  shell: Shell;
  heating: Heating;
  panels: number;
  /** Real heating and hot water against what the model expects, from the visitor's bill; 1 without. */
  heatScale: number;
  /** The same for light, cooking and appliances. */
  householdScale: number;
}
