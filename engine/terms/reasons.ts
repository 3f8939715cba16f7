import type { AnswerField, Choice } from './answers.ts';
import type { HeatLossPart } from './heat-loss-parts.ts';
import type { LabelClass } from './label-class.ts';
import type { MeasureId, RouteId } from './measures.ts';

/** What the meters say; what was not read is missing. */
interface Meters {
  gasM3?: number;
  stroomKwh?: number;
}

/** A bill, with the one meter that was read beside it. */
interface Bill extends Meters {
  maandEur: number;
  procentVanVerwacht: number;
}

/** How much better one way of heating is than another, EUR a year. */
export interface Advantage {
  verschilEurPerJaar: number;
  /** How much more the other one gains with panels beside it; then the difference is told without them. */
  metPanelenEurPerJaar?: number;
}

/** A route beside the chosen one: what it brings along, and what of the plan it does without. */
interface OtherRoute {
  gekozen: RouteId;
  erbij: MeasureId[];
  vervalt: MeasureId[];
}

/** Codes of `PlannedMeasure.reasons`, why it stands in the plan and what to know about it, each with its figures. */
export interface MeasureReasons {
  'snelst-terugverdiend': undefined;
  'verlies-deel': { onderdeel: HeatLossPart; procent: number };
  'nodig-voor-warmtepomp': undefined;
  'nodig-voor-gasvrij': undefined;
  'spouw-controleren': undefined;
  'kruipruimte-nodig': undefined;
  'glas-vervangt': { glas: Choice<'glazing'> };
  'ventilatie-controleren': undefined;
  'kieren-deels': { deel: number };
  'hybride-naast-ketel': undefined;
  'geschikt-volledig-elektrisch': undefined;
  /** Room for the tank of a pump that makes hot water. */
  'boilervat-nodig': { liter: number };
  'drie-fasen-nodig': undefined;
  'met-elektrisch-koken': { kokenEur: number; vasteKostenEurPerJaar: number };
  'vloer-zonder-kruipruimte': undefined;
  /** A roof that is not insulated, under what is laid on it. */
  'dak-eerst': undefined;
  'panelen-op-dak': undefined;
  /** The step brings hardly more than it costs; the next: the whole plan does, said at the step to start with. */
  'wint-weinig': { levensduurJaar: number };
  'plan-wint-weinig': undefined;
  gasvrij: { vasteKostenEurPerJaar: number; metKoken?: true };
  'isde-warmtepomp': { vermogenKw: number; label: string };
  'isde-bouwdatum': { bouwjaar: number; voorJaar: number };
  'isde-verdubbeld': { enkelEur: number; dubbelEur: number };
  'isde-oppervlakte-te-klein': undefined;
  'label-telt-minder': undefined;
  'geen-isde-zonnepanelen': undefined;
  /** No more panels than these are reckoned with, though more would gain more. */
  'panelen-grens': { panelen: number };
  'nieuwe-omvormer': { eur: number; jaren: number };
  'saldering-stopt': { datum: string };
  'saldering-gestopt': { datum: string };
  'svve-via-vve': undefined;
  'vve-toestemming': undefined;
  'niet-terugverdiend': { levensduurJaar: number };
  'route-voordeligst': { dan: RouteId; verschilEurPerJaar: number };
  /** With one of the last two: on those terms of the plan's and not over the whole life. */
  'route-beter': Advantage & { dan: RouteId; mostYears?: number; costFactor?: number };
  'groot-werk-loont': { meerEurPerJaar: number };
  'route-verdient-zich-terug': { winstEurPerJaar: number };
  'loont-met-warmtepomp': undefined;
  'ventileer-mee': { isdeEur: number };
  'prijs-indicatief': undefined;
  'prijs-afgeleid': undefined;
  'grootste-telt': undefined;
  'gevel-aanzicht': undefined;
  'zolder-onverwarmd': undefined;
  'bodem-bespaart-minder': undefined;
  'nieuwe-kozijnen': undefined;
  /** Of frames with single glass. */
  'kozijn-te-dun': undefined;
  'deur-met-kozijn': undefined;
  'isde-alleen-met-isolatie': { isdeEur: number };
  'isde-alleen-met-glas': undefined;
  'isde-volgende': { eurPerKw: number };
  'wtw-kanalen': undefined;
  'inregelen-uitleg': undefined;
  'folie-achter-radiator': undefined;
  'bodem-boring': undefined;
  'isde-lijst': { laagEur: number; middenEur: number; hoogEur: number };
  'zonneboiler-dak': undefined;
  'boiler-ruimte': undefined;
  'pvt-bron': undefined;
  'geen-isde-batterij': undefined;
  'batterij-grootte': { kWh: number };
  'kookgroep-nodig': undefined;
}

/** Codes of `Report.leftOut`, why a measure is not in the plan, each with its figures. */
export interface LeftOutReasons {
  'al-geisoleerd': { rc: number };
  'geen-spouw': { bouwjaar: number; vanafJaar: number };
  'al-goed-glas': { glas: Choice<'glazing'> };
  'prijs-onbekend': { isdeEur: number } | undefined;
  'kost-niets': { verwarming: Choice<'heating'> };
  'ventilatie-om-lucht': { isdeEur: number } | undefined;
  /** `nietGewenst`: measures that it takes and that the people of the house do not want. */
  'eerst-isoleren': { onderdelen: string; nietGewenst?: readonly MeasureId[] };
  'andere-warmtepomp-beter': { gekozen: MeasureId };
  'al-warmtepomp': undefined;
  /** A hybrid whose gas says that its pump does less than it should. */
  'hybride-eerst-nakijken': undefined;
  warmtenet: undefined;
  'al-zonnepanelen': { panelen: number };
  /** The same where they make less than is bought beside them: nothing that is good already. */
  'weinig-zonnepanelen': { panelen: number };
  'dak-te-klein': { panelen: number };
  'dak-noord': undefined;
  'geen-besparing': undefined;
  'niet-gewenst': undefined;
  'label-slechter': undefined;
  'een-bron': undefined;
  'vve-dak': undefined;
  'vve-buitenunit': undefined;
  'ligt-er-niet': undefined;
  'ligging-onbekend': undefined;
  'geen-zolder': undefined;
  'geen-kruipruimte': undefined;
  'geen-eigen-grond': undefined;
  'al-goede-deur': undefined;
  'al-kierdicht': undefined;
  'al-zuinige-ventilatie': { soort: Choice<'ventilation'> };
  'gevel-geisoleerd': undefined;
  'geen-radiatoren': undefined;
  'al-warm-water': { soort: Choice<'hotWater'> };
  'al-elektrisch-koken': undefined;
  'geen-zonnepanelen': undefined;
  'al-thuisbatterij': { kWh: number };
  'zolder-in-gebruik': undefined;
  'andere-maatregel-beter': { gekozen: MeasureId };
  'route-minder-voordelig': OtherRoute & Advantage;
  'route-duurder': OtherRoute & { meerEur: number; meerBesparingEurPerJaar: number };
  'groot-werk-weinig': { meerEurPerJaar: number };
  'route-na-een-bron': { winstEurPerJaar: number; eerst: MeasureId[] };
  'andere-keuze-gekozen': { gekozen: MeasureId };
}

/** Of a house that takes no gas: whether it takes heat of a network. */
export interface Gasless {
  metWarmte: boolean;
}

/** Codes of `Report.assumptions`, each with its figures. */
export interface AssumptionReasons {
  'werkelijk-gebruik': Gasless | undefined;
  'jaarverbruik-gebruikt': Gasless | undefined;
  'label-uit-berekening': { stroomFactor: number };
  /** What is of gas stands in these three only where a house takes any. */
  energieprijzen: { gasEurPerM3?: number; stroomEurPerKwh: number; peildatum: string };
  'vaste-kosten': {
    gasEurPerJaar?: number;
    stroomEurPerJaar: number;
    belastingverminderingEurPerJaar: number;
  };
  'co2-hele-keten': { gasKgPerM3?: number; stroomKgPerKwh: number; jaar: string };
  'zonder-salderen': { datum: string };
  'salderen-gestopt': { datum: string };
  'eenvoudige-terugverdientijd': undefined;
  prijsmarge: { procent: number };
  'isde-voorwaarden': { jaar: number; geldigTot: string };
  'isde-verlopen': { jaar: number; geldigTot: string };
  'maandbedrag-gebruikt': Bill & {
    /** What the same use costs a month without net metering, where the bill still has it. */
    zonderSalderenEur?: number;
    zonderGas?: true;
  };
  'maandbedrag-buiten-bereik': Bill;
  'appartement-ligging-onbekend': undefined;
  warmtenet: undefined;
  'warmtenet-prijs': { eurPerGj: number; vastEurPerJaar: number };
  'warmtenet-co2-onbekend': undefined;
  'meterstanden-gebruikt': Meters;
  'meterstanden-passen-niet': Meters;
  'routes-vergeleken': { aantal: number; jaren: number; procent: number };
  'indicatieve-prijzen': undefined;
  'warmtefonds-lening': { maxEur: number; inkomenTotEur: number; looptijdJaar: number };
}

/** Code of `Report.wouldChange`, with what the answer would change. */
export interface QuestionReasons {
  'antwoord-verandert': {
    vraag: AnswerField;
    /** Between the outer answers with the steps of this plan; another plan may then be better. */
    verschilEurPerJaar: number;
    labelBest: LabelClass;
    labelSlechtst: LabelClass;
  };
}

/** Every code the engine gives, with its figures; the site has Dutch words for each. */
export interface ReasonValues
  extends MeasureReasons,
    LeftOutReasons,
    AssumptionReasons,
    QuestionReasons {}

export type ReasonCode = keyof ReasonValues;

/** A stable code with the figures that `Values` has for it, put into words by the site. */
export type CodeWith<Values, Code extends keyof Values> = {
  [Each in Code]: undefined extends Values[Each]
    ? { code: Each; values?: NonNullable<Values[Each]> }
    : { code: Each; values: Values[Each] };
}[Code];

export type ReasonOf<Code extends ReasonCode> = CodeWith<ReasonValues, Code>;

/** Why a measure stands in the plan or is left out, or what a sum rests on. */
export type Reason = ReasonOf<ReasonCode>;

/** The figures that a code asks for, as the last arguments of a call. */
export type Told<Code extends ReasonCode> = undefined extends ReasonValues[Code]
  ? [values?: ReasonValues[Code]]
  : [values: ReasonValues[Code]];

/** A reason with its figures. */
export function reason<Code extends ReasonCode>(code: Code, ...[values]: Told<Code>): Reason {
  return (values === undefined ? { code } : { code, values }) as Reason;
}
