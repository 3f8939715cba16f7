import type { Contradiction } from '../reading/contradictions.ts';
import type { AnswerField } from '../terms/answers.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import type { HeatLossPart } from '../terms/heat-loss-parts.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import type { Range } from '../terms/ranges.ts';

/** Can this house, now or after what. */
export type HeatPumpSuitability = 'nu-geschikt' | 'na-maatregelen' | 'niet-geschikt';

/** Where an outdoor unit could stand, as the visitor says it. */
export type OutdoorSpace = 'tuin' | 'plat-dak' | 'gevel' | 'geen';

/** What the visitor may tell beside the house itself; everything may be missing or nonsense. */
export interface HeatPumpExtras {
  outdoorSpace?: OutdoorSpace;
  /** What the owners' association says of an outdoor unit. */
  vve?: 'akkoord' | 'nog-vragen' | 'nee';
  boilerAgeYears?: number;
  /** Sound power of the unit (dB) from its energy label; else the EU maximum counts. */
  soundPowerDb?: number;
  /** From the unit to the plot boundary, m. */
  distanceM?: number;
  /** Ground alone, ground and one wall, or a corner. */
  surfaces?: 1 | 2 | 3;
}

/** Why a kind has its verdict. */
export type HeatPumpGroundCode =
  /** The shell meets what all-electric asks (`hp.suit`). */
  | 'goed-geisoleerd'
  /** A boiler stays beside it, so any house will do. */
  | 'werkt-naast-ketel'
  /** Better insulated it runs longer without the boiler. */
  | 'isoleren-loont'
  /** Parts (`onderdelen`) that fall short. */
  | 'eerst-isoleren'
  /** The floor falls short, and without crawl space it can only be done from above: no condition. */
  | 'vloer-zonder-kruipruimte'
  /** Try the boiler at `graden` in a cold spell below `buitenC`. */
  | 'vijftig-graden-proef'
  | 'warmtenet'
  | 'al-hybride'
  | 'al-warmtepomp'
  | 'vve-toestemming'
  /** A block asks for the association's word and a place before all-electric can be judged. */
  | 'vve-buitenunit'
  | 'vve-weigert'
  | 'geen-buitenruimte'
  | 'geen-eigen-grond';

/** What to know of a kind in this house. */
export type HeatPumpNoteCode =
  /** The boiler takes the days below a few degrees: `procentWarmte` of the heat comes from the pump. */
  | 'ketel-op-koude-dagen'
  | 'hulpelement-op-koude-dagen'
  | 'vermogen-boven-aanbod'
  /** The largest that is sold, for a bill or meter alone: the shell asks for less. */
  | 'verbruik-vraagt-grote-pomp'
  | 'warm-water-via-ketel'
  /** A tank of `liter` and room for it and the indoor unit; a buffer may be needed beside it. */
  | 'warm-water-boilervat'
  | 'zonneboiler-blijft'
  | 'koken-elektrisch'
  | 'gasvrij'
  | 'aansluiting-1x25a'
  | 'aansluiting-3x25a'
  /** With a new boiler: `metNieuweKetelEur`. */
  | 'bij-ketelvervanging'
  | 'ketel-aan-vervanging-toe'
  /** Hybrid from `jaar` on when a boiler is replaced: announced, no law. */
  | 'norm-hybride'
  | 'boring-in-tuin'
  | 'isde-formule'
  | 'isde-lijst'
  | 'isde-tweede-pomp'
  | 'isde-bouwdatum'
  /** A heat pump counts as a measure, so insulation beside it gets the double amount. */
  | 'isde-verdubbelt-isolatie'
  | 'niet-terugverdiend';

/** Where the outdoor unit can stand, and what that asks. */
export type HeatPumpPlaceCode =
  | 'tuin'
  | 'plat-dak'
  | 'gevel'
  | 'vve-toestemming'
  | 'geluid-past'
  | 'geluid-te-dichtbij'
  | 'geluid-ook-overdag'
  | 'stille-stand-nodig'
  | 'omkasting-of-verder-weg';

/** Why this kind is recommended, or none; by the one rule that all costs count, insulation too. */
export type RecommendationCode =
  /** Gains most. */
  | 'voordeligst'
  /** Another gains more, but this is what still gains most when things go less well. */
  | 'zekerst'
  | 'enige-mogelijkheid'
  /** The plan keeps the present heating. */
  | 'plan-houdt-huidig'
  /** Gains `voordeelEur` over `jaren`; with a new pump after `nieuwNaJaar`, where it has to be bought again within them. */
  | 'levert-op'
  /** Loses that over those years. */
  | 'niet-terugverdiend'
  | 'eerst-maatregelen'
  | 'hybride-kan-nu-al'
  | 'warmtenet'
  | 'al-warmtepomp'
  | 'geen-plek';

/** Air-to-air: worth knowing, not worked out. */
export type AirToAirCode = 'geen-isde' | 'geen-warm-water' | 'per-kamer' | 'zelfde-geluidsgrens';

/** What the check takes for granted. */
export type HeatPumpAssumptionCode =
  | 'werkelijk-gebruik'
  | 'jaarverbruik-gebruikt'
  | 'ontwerptemperatuur'
  | 'aanvoer-uit-afgifte'
  | 'afgifte-aangenomen'
  | 'isolatie-aangenomen'
  | 'rendement-afgesteld'
  /** Hot water gives `warmWater` parts of heat, and `vasteKwh` a year go to pumps, standby and element. */
  | 'rendement-met-water'
  | 'na-maatregelen-gerekend'
  | 'energieprijzen'
  | 'zonder-salderen'
  | 'co2-hele-keten'
  | 'eenvoudige-terugverdientijd'
  | 'geluid-indicatief'
  | 'tonaal-geluid'
  | 'isde-voorwaarden'
  | 'isde-verlopen'
  | 'isde-label';

/** A code with its figures; words for it live outside the engine. */
export interface HeatPumpReason<Code extends string> {
  code: Code;
  values?: Record<string, number | string>;
}

/** What the house loses on a cold day. */
export interface DesignHeatLoss {
  kw: Range;
  wPerM2: number;
  outsideC: number;
  insideC: number;
  /** Shares per part; they sum to 1. */
  shares: { part: HeatLossPart; share: number }[];
}

/** Least distance (m) to the plot boundary with a number of reflecting surfaces. */
export interface SoundDistance {
  surfaces: 1 | 2 | 3;
  nightM: number;
  dayM: number;
}

/** Sound of the outdoor unit; an indication, the official method measures on the spot. */
export interface SoundAdvice {
  limitNightDb: number;
  limitDayDb: number;
  soundPowerDb: number;
  /** `eu-maximum`: the loudest allowed; quieter units may stand closer. */
  soundPowerFrom: 'eu-maximum' | 'visitor';
  distances: SoundDistance[];
  /** At the visitor's own distance; null when none was given. */
  own: {
    distanceM: number;
    surfaces: 1 | 2 | 3;
    levelDb: number;
    fitsNight: boolean;
    fitsDay: boolean;
  } | null;
  places: HeatPumpPlaceCode[];
}

/** A measure that must come first. */
export interface FirstMeasure {
  id: MeasureId;
  /** After the grant; null where no cited price was found. */
  netInvestmentCents: Range | null;
}

/** What a kind asks first, and what that comes to beside the pump's own money. */
export interface FirstMeasures {
  measures: FirstMeasure[];
  /** After the grant, of those with a price; the pump counts for the double amount. */
  netInvestmentCents: Range;
  /** In the house as it is heated now, so that the pump's own saving can be added to it. */
  savingCentsPerYear: Range;
  /** The measures and the pump. */
  together: {
    netInvestmentCents: Range;
    savingCentsPerYear: Range;
    /** Null when not within `lifetimeYears`, when the saving is in doubt or a price is missing. */
    paybackYears: Range | null;
    /** Of what lasts longest, as a plan is judged. */
    lifetimeYears: number;
    /** What of all that is bought again within those years is used up, the pump above all: as the payback tool counts it. */
    renewedCents: number;
  };
}

/** Power in whole kW, within what is sold. */
export interface PumpPower extends Range {
  /** The house may ask for more than that. */
  orMore: boolean;
}

/**
 * A kind worked out for this house: with its measures done first where it needs them, and set
 * against the same house with its present heating.
 */
export interface HeatPumpOutcome {
  /** Size from the heat loss as the house is, and after the measures the kind needs; the money is for the middle of that. */
  powerKw: { now: PumpPower; after: PumpPower };
  /** Supply water on the design day, Celsius. */
  supplyC: number;
  /** Seasonal performance of the pump for space heating at that supply. */
  scop: Range;
  /**
   * Heat out per kWh in over the whole year: hot water, pumps, standby and element too. Null for a hybrid,
   * whose boiler makes the hot water.
   */
  yearPerformance: Range | null;
  gasSavedM3PerYear: Range;
  /** Extra electricity bought. */
  electricityUsedKwhPerYear: Range;
  /** May be below zero: then it costs money. */
  savingCentsPerYear: Range;
  co2SavedKgPerYear: Range;
  investmentCents: Range;
  priceIsIndicative: boolean;
  /** Null when no grant applies. */
  grantCents: Range | null;
  netInvestmentCents: Range;
  /** Null when not within the lifetime, or when the saving is in doubt. */
  paybackYears: Range | null;
  lifetimeYears: number;
  /** What the measures cost and save that come first; their money is in no other figure here. */
  first: FirstMeasures | null;
  /** Null for a ground source. */
  sound: SoundAdvice | null;
  notes: HeatPumpReason<HeatPumpNoteCode>[];
  sourceIds: string[];
}

/** One kind with its verdict. */
export interface HeatPumpVerdict {
  kind: HeatPumpKind;
  measureId: MeasureId;
  suitability: HeatPumpSuitability;
  /** What makes it suitable; empty unless 'na-maatregelen'. */
  measures: MeasureId[];
  grounds: HeatPumpReason<HeatPumpGroundCode>[];
  /** Null when not suitable. */
  outcome: HeatPumpOutcome | null;
}

/** An open question and what its answers would change. */
export interface HeatPumpQuestion {
  field: AnswerField;
  /** By kind of pump, with what must come first: over the answers with which it can be had. */
  byKind: Record<
    HeatPumpKind,
    { powerKw: { low: number; high: number }; savingCentsPerYear: { low: number; high: number } }
  >;
  /** All-electric verdicts that its answers lead to, the present one first. */
  suitabilities: HeatPumpSuitability[];
  /** Recommendations that its answers lead to, the present one first. */
  kinds: (HeatPumpKind | null)[];
}

/** Everything the heat-pump check shows. */
export interface HeatPumpCheck {
  today: string;
  subsidyYear: number;
  subsidyOutdated: boolean;
  dwelling: DwellingFacts;
  /** Whether the visitor gave a bill or a meter reading: what it saves follows from that. */
  billKnown: boolean;
  heatLoss: DesignHeatLoss;
  /** Supply water (Celsius) the house needs on the design day as it is. */
  supplyC: number;
  verdicts: HeatPumpVerdict[];
  recommended: { kind: HeatPumpKind | null; reasons: HeatPumpReason<RecommendationCode>[] };
  airToAir: HeatPumpReason<AirToAirCode>[];
  contradictions: Contradiction[];
  assumptions: HeatPumpReason<HeatPumpAssumptionCode>[];
  /** At most three, most telling first. */
  wouldChange: HeatPumpQuestion[];
  /** Ids of the figures it rests on, each once (`@sens/engine/citations`). */
  sourceIds: string[];
}
