import type { Woningtype } from '../terms/answers.ts';
import type { LabelClass } from '../terms/label-class.ts';

/** Insulation paid per m2 (facts `isde.spouw` to `isde.bodem`). */
export type IsdeInsulationId = 'spouw' | 'gevel' | 'dak' | 'zoldervloer' | 'vloer' | 'bodem';

/** Glass, panels in frames and doors, paid per m2 (facts `isde.glas.*`). */
export type IsdeGlassId = 'hrpp' | 'triple' | 'paneel' | 'paneel-nieuw' | 'deur' | 'deur-nieuw';

/** Kinds of heat pump: the two air-to-water kinds by formula, the others by RVO's list or not at all. */
export type IsdeHeatPumpKind =
  | 'lucht-water-hybride'
  | 'lucht-water-elektrisch'
  | 'bodem-water'
  | 'water-water'
  | 'lucht-lucht'
  | 'warmtepompboiler';

/** What every measure may carry; dates are ISO days, a missing date means: still to be done. */
interface MeasureBase {
  doneOn?: string | undefined;
  appliedOn?: string | undefined;
  /** What it costs incl. VAT; the grant is never more. */
  investmentCents?: number | undefined;
}

export interface InsulationMeasure extends MeasureBase {
  id: IsdeInsulationId;
  areaM2: number;
  biobased?: boolean | undefined;
}

export interface GlassMeasure extends MeasureBase {
  id: IsdeGlassId;
  areaM2: number;
}

export interface HeatPumpMeasure extends MeasureBase {
  id: 'warmtepomp';
  kind: IsdeHeatPumpKind;
  /** Thermal power on RVO's list, not the commercial name. */
  powerKw: number;
  label?: 'A+' | 'A++' | 'A+++' | undefined;
  /** Split unit with a charge below 3 kg and a GWP above 750. */
  splitGwpAbove750?: boolean | undefined;
  /** 2 and up: a further unit. Else the one done first is the first; of one day the best paid. */
  unit?: number | undefined;
}

export interface SolarBoilerMeasure extends MeasureBase {
  id: 'zonneboiler';
  collectorM2: number;
}

export interface VentilationMeasure extends MeasureBase {
  id: 'ventilatie';
  kind: 'co2-gestuurd' | 'wtw-centraal' | 'wtw-decentraal';
}

export interface CookingMeasure extends MeasureBase {
  id: 'elektrisch-koken';
  /** Whether the gas connection goes. */
  gasRemoved?: boolean | undefined;
}

export interface OtherMeasure extends MeasureBase {
  id: 'warmtenet' | 'thuisbatterij' | 'zonnepanelen';
}

/** One measure the visitor took or plans. */
export type SubsidyMeasure =
  | InsulationMeasure
  | GlassMeasure
  | HeatPumpMeasure
  | SolarBoilerMeasure
  | VentilationMeasure
  | CookingMeasure
  | OtherMeasure;

/** Id of a measure, as the lines of the result repeat it. */
export type IsdeMeasureId = SubsidyMeasure['id'];

/** What the scheme asks of home and owner. */
export interface SubsidyHome {
  ownerOccupied: boolean;
  mainResidence: boolean;
  bouwjaar?: number | undefined;
  /** The environmental permit was asked for before 1 July 2018. */
  permitBefore2018July?: boolean | undefined;
  woningtype?: Woningtype | undefined;
  /** Part of an owners' association; missing: so for an apartment. */
  isVve?: boolean | undefined;
  monument?: boolean | undefined;
  /** Label the home has now, for the mortgage room. */
  label?: LabelClass | undefined;
}

/** The question: this home, these measures. */
export interface SubsidyRequest {
  home: SubsidyHome;
  measures: readonly SubsidyMeasure[];
}
