import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import type { Choice, Woningtype } from '../terms/answers.ts';
import type { MeasureId } from '../terms/measures.ts';

/** Glazing as a resident names it. */
export type Glazing = Choice<'glazing'>;

/** How a house is heated. */
export type Heating = Choice<'heating'>;

/** How fresh air comes in and goes out. */
export type Ventilation = Choice<'ventilation'>;

/** The house's shell: thermal resistance per part (m2K/W), U of windows and doors (W/m2K), air. */
export interface Shell {
  wallRc: number;
  roofRc: number;
  floorRc: number;
  glazing: Glazing;
  windowU: number;
  doorU: number;
  ventilation: Ventilation;
  /** Air changes per hour through gaps, as the era built it and with all parts good; see `infiltrationPerHour`. */
  gaps: { builtPerHour: number; tightPerHour: number };
  /** Gaps sealed since (kierdichting). */
  gapsSealed: boolean;
}

/** What was assumed of the parts that nobody told of; see `isUntold`. */
export type Assumed = Partial<Pick<Shell, 'wallRc' | 'roofRc' | 'floorRc' | 'windowU'>>;

/** A house as the calculation knows it: every value filled in. */
export interface House {
  woningtype: Woningtype;
  bouwjaar: number;
  residents: number;
  areas: ReferenceDwelling;
  wallType: Choice<'wallType'>;
  roofType: Choice<'roofType'>;
  crawlSpace: boolean;
  shell: Shell;
  assumed: Assumed;
  heating: Heating;
  emitters: Choice<'emitters'>;
  hotWater: Choice<'hotWater'>;
  cooking: Choice<'cooking'>;
  /** Water side balanced, and so on: share taken off the heat that heating needs; 0 when nothing was tuned. */
  tuningSaving: number;
  thermostatC: number;
  panels: number;
  roofOrientation: Choice<'roofOrientation'>;
  /** Panels that also collect heat (PV-T), as the source of a heat pump. */
  pvt: boolean;
  batteryKwh: number;
  /** Measures that its people do not want. */
  unwanted: readonly MeasureId[];
  /** Heat that its people leave out (kWh a year per m2 of the shell) as most do today; 0 once a bill or meter tells. */
  leftOutKwhPerM2: number;
  /** Real heating of the rooms against what the model expects, from the visitor's bill; 1 without. */
  heatScale: number;
  /** The same for light, cooking and appliances. */
  householdScale: number;
  /** What the pump of a hybrid does of what it should, 0 to 1; 1 unless its meter of gas says otherwise. */
  hybridWorks: number;
}

/** Whether a part is as it was assumed to be: nobody told of it, and no measure changed it. */
export function isUntold({ shell, assumed }: House, part: keyof Assumed): boolean {
  return shell[part] === assumed[part];
}
