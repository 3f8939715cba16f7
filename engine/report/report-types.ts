import type { Choice, ChoiceField, NumberField } from '../dwelling/answers.ts';

/** A figure with its honest spread; `mid` is the best single estimate, `low <= mid <= high`. */
export interface Range {
  low: number;
  mid: number;
  high: number;
}

/** Where a fact about the house comes from (best.md: each fact tagged with its origin). */
export type Origin = 'register' | 'visitor' | 'assumption';

/** A value with its origin, so that the visitor sees what is known and what is assumed. */
export interface Fact<T> {
  value: T;
  origin: Origin;
  /** What the visitor said, where it could not be taken as it stands; `value` is taken in its place. */
  given?: T;
}

/** Energy classes of the official scale, best first (facts `label.limits`). */
export const LABEL_CLASSES = [
  'A++++',
  'A+++',
  'A++',
  'A+',
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
] as const;

export type LabelClass = (typeof LABEL_CLASSES)[number];

/** An estimated label: never called an energy label, only a certified adviser registers one. */
export interface LabelEstimate {
  /** Most likely class. */
  likely: LabelClass;
  /** Best and worst class that the unknowns allow. */
  best: LabelClass;
  worst: LabelClass;
  /** Estimated EP2, kWh primary fossil energy per m2 per year. */
  ep2KwhPerM2: Range;
}

/** The parts through which a house loses heat. */
export const HEAT_LOSS_PARTS = ['dak', 'gevel', 'vloer', 'glas', 'ventilatie', 'kieren'] as const;

export type HeatLossPart = (typeof HEAT_LOSS_PARTS)[number];

/** The house's energy in one state: now, or after the plan. */
export interface EnergyState {
  label: LabelEstimate;
  gasM3PerYear: Range;
  electricityKwhPerYear: Range;
  /** Gas and electricity together incl. VAT, fixed costs and tax reduction as named in the assumptions. */
  costCentsPerMonth: Range;
  co2KgPerYear: Range;
  /** Heat lost per degree of difference with outside, as the house is lived in. */
  heatLossWPerK: number;
  /** Shares of that heat loss per part; they sum to 1. */
  heatLoss: { part: HeatLossPart; share: number }[];
}

/** Stable ids of the measures; words for visitors live in `content/`. */
export const MEASURE_IDS = [
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'zoldervloerisolatie',
  'vloerisolatie',
  'bodemisolatie',
  'hr-glas',
  'triple-glas',
  'isolerende-deur',
  'kierdichting',
  'ventilatie',
  'ventilatie-wtw',
  'waterzijdig-inregelen',
  'radiatorfolie',
  'hybride-warmtepomp',
  'warmtepomp',
  'bodemwarmtepomp',
  'warmtepompboiler',
  'zonneboiler',
  'zonnepanelen',
  'pvt-panelen',
  'thuisbatterij',
  'elektrisch-koken',
] as const;

export type MeasureId = (typeof MEASURE_IDS)[number];

/** Codes of `PlannedMeasure.reasons`: why it stands in the plan and what to know about it. */
export type MeasureReasonCode =
  | 'snelst-terugverdiend'
  | 'verlies-deel'
  | 'nodig-voor-warmtepomp'
  | 'nodig-voor-gasvrij'
  | 'spouw-controleren'
  | 'kruipruimte-nodig'
  | 'glas-vervangt'
  | 'ventilatie-controleren'
  | 'kieren-deels'
  | 'hybride-naast-ketel'
  | 'geschikt-volledig-elektrisch'
  | 'met-elektrisch-koken'
  | 'vloer-zonder-kruipruimte'
  | 'gasvrij'
  | 'isde-warmtepomp'
  | 'isde-bouwdatum'
  | 'isde-verdubbeld'
  | 'isde-oppervlakte-te-klein'
  | 'label-telt-minder'
  | 'geen-isde-zonnepanelen'
  | 'nieuwe-omvormer'
  | 'saldering-stopt'
  | 'saldering-gestopt'
  | 'svve-via-vve'
  | 'vve-toestemming'
  | 'niet-terugverdiend'
  | 'route-voordeligst'
  | 'route-verdient-zich-terug'
  | 'loont-met-warmtepomp'
  | 'ventileer-mee'
  | 'prijs-indicatief'
  | 'prijs-afgeleid'
  | 'grootste-telt'
  | 'gevel-aanzicht'
  | 'zolder-onverwarmd'
  | 'bodem-bespaart-minder'
  | 'nieuwe-kozijnen'
  | 'deur-met-kozijn'
  | 'isde-alleen-met-isolatie'
  | 'wtw-kanalen'
  | 'inregelen-uitleg'
  | 'folie-achter-radiator'
  | 'bodem-boring'
  | 'isde-lijst'
  | 'zonneboiler-dak'
  | 'boiler-ruimte'
  | 'pvt-bron'
  | 'geen-isde-batterij'
  | 'batterij-grootte'
  | 'kookgroep-nodig';

/** Codes of `Report.leftOut`: why a measure is not in the plan. */
export type LeftOutCode =
  | 'al-geisoleerd'
  | 'geen-spouw'
  | 'al-goed-glas'
  | 'prijs-onbekend'
  | 'eerst-isoleren'
  | 'andere-warmtepomp-beter'
  | 'al-warmtepomp'
  | 'warmtenet'
  | 'al-zonnepanelen'
  | 'dak-te-klein'
  | 'geen-besparing'
  | 'label-slechter'
  | 'een-bron'
  | 'vve-dak'
  | 'vve-buitenunit'
  | 'ligt-er-niet'
  | 'ligging-onbekend'
  | 'geen-zolder'
  | 'geen-kruipruimte'
  | 'geen-eigen-grond'
  | 'al-goede-deur'
  | 'al-kierdicht'
  | 'al-zuinige-ventilatie'
  | 'gevel-geisoleerd'
  | 'geen-radiatoren'
  | 'al-warm-water'
  | 'al-elektrisch-koken'
  | 'geen-zonnepanelen'
  | 'al-thuisbatterij'
  | 'zolder-in-gebruik'
  | 'andere-maatregel-beter'
  | 'route-minder-voordelig'
  | 'route-duurder'
  | 'andere-keuze-gekozen';

/** Codes of `Report.assumptions`. */
export type AssumptionCode =
  | 'werkelijk-gebruik'
  | 'label-uit-berekening'
  | 'energieprijzen'
  | 'vaste-kosten'
  | 'netbeheer-stroom-en-belastingvermindering-niet-meegeteld'
  | 'co2-hele-keten'
  | 'zonder-salderen'
  | 'salderen-gestopt'
  | 'eenvoudige-terugverdientijd'
  | 'prijsmarge'
  | 'isde-voorwaarden'
  | 'isde-verlopen'
  | 'maandbedrag-gebruikt'
  | 'maandbedrag-buiten-bereik'
  | 'appartement-ligging-onbekend'
  | 'warmtenet'
  | 'warmtenet-prijs'
  | 'warmtenet-co2-onbekend'
  | 'meterstanden-gebruikt'
  | 'meterstanden-passen-niet'
  | 'routes-vergeleken'
  | 'indicatieve-prijzen'
  | 'warmtefonds-lening';

/** Every code the engine gives; the site has Dutch words for each. `antwoord-verandert` is `wouldChange`'s. */
export type ReasonCode = MeasureReasonCode | LeftOutCode | AssumptionCode | 'antwoord-verandert';

/** Why a measure stands in the plan, or is left out: a stable code with its figures, put into words by the site. */
export interface Reason {
  code: ReasonCode;
  values?: Record<string, number | string>;
}

/** A figure used, with where it comes from; shown under "Zo rekenen wij". */
export interface SourceRef {
  id: string;
  /** What the figure is, in Dutch. */
  label: string;
  publisher: string;
  url?: string;
  /** Year or reference date as published. */
  date: string;
  confidence: 'A' | 'B' | 'C' | 'D' | 'G';
}

/** What a measure does for living in the house. */
export type ComfortCode =
  | 'gelijkmatig-warm'
  | 'minder-tocht'
  | 'warme-vloer'
  | 'geen-kou-bij-raam'
  | 'koeler-in-de-zomer'
  | 'stiller'
  | 'frisse-lucht'
  | 'minder-vocht'
  | 'geen-open-vlam'
  | 'sneller-warm';

/** The moment at which a measure costs least trouble and money. */
export type MomentCode =
  | 'altijd'
  | 'bij-schilderwerk'
  | 'bij-dakvernieuwing'
  | 'bij-kozijnvervanging'
  | 'bij-nieuwe-ketel'
  | 'bij-nieuwe-keuken'
  | 'bij-verbouwing'
  | 'na-isolatie'
  | 'bij-verhuizing';

/** A measure worked out for this house, whether it is in the plan or not. */
export interface WorkedOutMeasure {
  id: MeasureId;
  /** Place in the plan, from 1; 0 when it is not in the plan. */
  step: number;
  /** Size it was computed with, e.g. 52 m2 or 10 panels. */
  quantity: { value: number; unit: 'm2' | 'panelen' | 'kW' | 'stuks' };
  /** Investment in cents incl. VAT, before subsidy; null where no cited price was found. */
  investmentCents: Range | null;
  /** True when the price is a figure of confidence C or lower: shown as "indicatief". */
  priceIsIndicative: boolean;
  /** ISDE grant in cents by the rules of `subsidyYear`; null where no scheme applies. */
  subsidyCents: Range | null;
  /** Saving in cents a year at the plan's energy prices, given all earlier steps. */
  savingCentsPerYear: Range;
  gasSavedM3PerYear: Range;
  /** Positive: less electricity bought; negative: more (heat pump). */
  electricitySavedKwhPerYear: Range;
  co2SavedKgPerYear: Range;
  /** Years until net investment is earned back; null when it is not within the lifetime. */
  paybackYears: Range | null;
  /** Estimated class after this step. */
  labelAfter: LabelClass;
  lifetimeYears: number;
  comfort: ComfortCode[];
  moment: MomentCode;
  reasons: Reason[];
  /** Measures that come first, when this plan holds them. */
  needsFirst: MeasureId[];
  /** Measures that make no sense beside this one. */
  excludes: MeasureId[];
  sourceIds: string[];
}

/** One measure of the plan, in its place in the order. */
export interface PlannedMeasure extends WorkedOutMeasure {
  investmentCents: Range;
}

/** What the house was taken to be, each value with its origin; every one can be corrected by the visitor. */
export type DwellingFacts = {
  [Field in ChoiceField]: Fact<Choice<Field>>;
} & { [Field in NumberField]: Fact<number> };

/** Ways to pay for the plan's net investment. */
export interface Financing {
  /** Energiebespaarlening of the Nationaal Warmtefonds. */
  loan: {
    principalCents: number;
    /** Without interest below the income limit: net investment over the term. */
    monthlyCentsAtZeroInterest: number;
    termYears: number;
    maxPrincipalCents: number;
    zeroInterestBelowIncomeEur: number;
  } | null;
  /** Extra mortgage outside the income test, by the estimated label now. */
  mortgageRoomCents: number;
}

/** A way of heating that was compared: the present one, or a heat pump. */
export type RouteId = 'huidig' | 'hybride-warmtepomp' | 'warmtepomp';

/** A whole route with its own best package, as it was compared. */
export interface RouteOutcome {
  id: RouteId;
  chosen: boolean;
  /** Its measures, in order. */
  measures: MeasureId[];
  netInvestmentCents: number;
  savingCentsPerYear: number;
  /** Saving less every net investment spread over its own lifetime; below zero it costs money. */
  gainCentsPerYear: number;
}

/** The whole report: everything the page, the mail and later the PDF show. */
export interface Report {
  /** The day it was computed for (ISO date), given by the caller. */
  today: string;
  /** Year of the subsidy rules used. */
  subsidyYear: number;
  /** True once `today` is past the rules' validUntil: the amounts are then shown as those of `subsidyYear`. */
  subsidyOutdated: boolean;
  dwelling: DwellingFacts;
  now: EnergyState;
  after: EnergyState;
  /** The plan in order: insulate and ventilate, then heat, then generate. At least five where the house allows. */
  plan: PlannedMeasure[];
  /** Worked out but not chosen: figures as in the plan with `step` 0, and the ground as first reason. */
  considered: WorkedOutMeasure[];
  /** The routes that this house can go, the simplest first; one is chosen. */
  routes: RouteOutcome[];
  /** Measures not chosen and not worked out, with the ground. */
  leftOut: { id: MeasureId; reason: Reason }[];
  totals: {
    investmentCents: Range;
    subsidyCents: Range;
    netInvestmentCents: Range;
    savingCentsPerYear: Range;
    paybackYears: Range | null;
    co2SavedKgPerYear: Range;
  };
  /** What the plan does for living in the house, each once. */
  comfort: ComfortCode[];
  financing: Financing;
  /** Whether net metering has ended on `today`. */
  netMeteringEnded: boolean;
  /** Assumptions that matter, as codes with their figures. */
  assumptions: Reason[];
  /** The answers that would change the outcome most, most telling first. */
  wouldChange: Reason[];
  /** Ids of the figures it rests on, each once (`@sens/engine/citations`). */
  sourceIds: string[];
}
