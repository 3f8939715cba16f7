import type { PricePath, PricePathId } from '../figures/price-paths.ts';
import type { Range } from '../terms/ranges.ts';
import type { CodeWith } from '../terms/reasons.ts';

/** One measure, or a whole package as one; what is missing counts as zero. */
export interface CashFlowMeasure {
  id: string;
  /** Incl. VAT, before subsidy; paid at the start and again after each lifetime. */
  investmentCents: number;
  /** Received in the first year only; never more than the investment. */
  subsidyCents?: number;
  gasSavedM3PerYear?: number;
  /** Negative when it uses more, as a heat pump does. */
  electricitySavedKwhPerYear?: number;
  heatSavedGjPerYear?: number;
  /** By how much more panels that lie there already feed in; negative: less, as beside a battery. */
  fedInKwhPerYear?: number;
  lifetimeYears: number;
  /** Share of the saving lost each year (0.005 is 0.5 %). */
  degradationPerYear?: number;
}

/** A battery beside the panels; its price comes from an offer, the engine has none. */
export interface CashFlowBattery {
  capacityKwh: number;
  investmentCents: number;
  /** Default `batt.life`. */
  lifetimeYears?: number | undefined;
}

/** Solar panels with their inverter. */
export interface CashFlowSolar {
  investmentCents: number;
  generatedKwhPerYear: number;
  /** Default `pv.life`. */
  lifetimeYears?: number | undefined;
  /** Default `pv.degr`. */
  degradationPerYear?: number | undefined;
  /** Share used at once, without the battery; default by `ownUseShareOf`. */
  ownUseShare?: number | undefined;
  /** All electricity the house uses; without it use never limits own use or net metering. */
  usedKwhPerYear?: number | undefined;
  hasHeatPump?: boolean | undefined;
  battery?: CashFlowBattery | undefined;
  /** Replaced after `pv.inverter` years; price from the caller, else the indicative one. */
  inverterCostCents?: number | undefined;
  /** From the visitor's contract: what a kWh fed in brings after feed-in costs, from 2027. */
  feedInNetEurPerKwh?: number | undefined;
  /** From the visitor's contract: feed-in costs while net metering lasts. */
  nettingCostEurPerKwh?: number | undefined;
}

/** An annuity loan paid monthly; 0 % is repaid in equal parts. */
export interface CashFlowLoan {
  principalCents: number;
  annualRatePct: number;
  termYears: number;
}

/** `law`: until the end date; `as-if-continued`: always, to compare; `none`: never. */
export type NetMetering = 'law' | 'as-if-continued' | 'none';

export interface CashFlowInput {
  /** Calendar year of the first twelve months of saving. */
  startYear: number;
  /** 1 to 40. */
  horizonYears: number;
  measures: readonly CashFlowMeasure[];
  solar?: CashFlowSolar | undefined;
  /** False: the gas connection goes, its fixed costs are saved from the first year. */
  keepsGasConnection?: boolean | undefined;
  priceScenario?: PricePathId | PricePath | undefined;
  /** Instead of the prices in the figures. */
  startPrices?: {
    gasEurPerM3?: number | undefined;
    electricityEurPerKwh?: number | undefined;
    heatEurPerGj?: number | undefined;
  };
  netMetering?: NetMetering | undefined;
  loan?: CashFlowLoan | undefined;
  /** Percent a year above inflation; default `figures.pricePaths.discount`. */
  discountRatePct?: number | undefined;
}

/** One year in whole cents of today. Net adds the cells as shown, so the table always adds up. */
export interface CashFlowYear {
  year: number;
  investmentCents: number;
  subsidyCents: number;
  gasSavingCents: number;
  heatSavingCents: number;
  /** Negative when more is used. */
  electricitySavingCents: number;
  /** Own solar power used in the house. */
  ownSolarCents: number;
  /** What feeding in brings after its costs; may be negative. */
  feedInCents: number;
  fixedCostSavingCents: number;
  replacementCents: number;
  /** What of all that was bought again is used up in this year: in no sum, the payback counts it for their price. */
  usedCents: number;
  /** The price of a part that what it belongs to cannot do without, an inverter: the payback counts all of it at once. */
  partCents: number;
  loanCents: { received: number; interest: number; repayment: number; debtLeft: number };
  netCents: number;
  cumulativeCents: number;
}

/** Years to earn everything back; `high` is null where the unfavourable case never does so in time. */
export interface PaybackBand {
  low: number;
  mid: number;
  high: number | null;
}

/** What the sums rest on and what to know about the outcome, by code with its figures; words live with the site. */
export interface CashFlowReasonValues {
  prijspad: { gasPctPerJaar: number; stroomPctPerJaar: number };
  'saldering-stopt': { datum: string };
  'saldering-alsof': { datum: string };
  'eigen-gebruik-geschat': { aandeel: number };
  'omvormer-indicatief': Replacement;
  'batterij-indicatief': { rendement: number; laadbeurtenPerJaar: number };
  vervanging: Replacement;
  'vervanging-deels': Replacement;
  'contante-waarde': { pctPerJaar: number };
  restschuld: { centen: number };
  'terugverdiend-onzeker': undefined;
  'alleen-gunstig-terugverdiend': undefined;
}

/** A measure, or the inverter of the panels, that is bought again. */
interface Replacement {
  id: string;
  jaar: number;
  centen: number;
}

export type CashFlowReasonCode = keyof CashFlowReasonValues;

export type CashFlowReason = CodeWith<CashFlowReasonValues, CashFlowReasonCode>;

export interface CashFlow {
  /** The chosen price path. */
  years: CashFlowYear[];
  /** Where one stands at the end of each year, with its band: all so far, debt still open taken off. */
  positionCents: Range[];
  /** Null when not within the horizon on the chosen path. Debt still open counts as not yet earned. */
  paybackYears: PaybackBand | null;
  /** Calendar year in which it is earned back on the chosen path. */
  breakEvenYear: number | null;
  /** `mid` is the chosen path; `low` and `high` the extremes of all paths. */
  netPresentValueCents: Range;
  /** Sum over the horizon, minus debt still open. */
  totalGainCents: Range;
  /** Savings minus loan payments a month in the first year; no investment, subsidy or loan received. */
  monthlyFirstYearCents: number;
  reasons: CashFlowReason[];
  /** Ids of the figures used. */
  sourceIds: string[];
}
