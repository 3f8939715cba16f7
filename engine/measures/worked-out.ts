import type { LabelClass } from '../terms/label-class.ts';
import type { ComfortCode, MeasureId, MomentCode } from '../terms/measures.ts';
import type { Range } from '../terms/ranges.ts';
import type { Reason } from '../terms/reasons.ts';
import type { Wear } from './simple-payback.ts';

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
  /** By how much more own panels feed in, kWh a year in the middle; negative: less (battery). */
  fedInKwhPerYear: number;
  co2SavedKgPerYear: Range;
  /** Years until net investment is earned back; null when it is not within the lifetime. */
  paybackYears: Range | null;
  /** What its payback counts besides its price. */
  wear?: Wear | undefined;
  /** Estimated class after this step. */
  labelAfter: LabelClass;
  lifetimeYears: number;
  comfort: readonly ComfortCode[];
  moment: MomentCode;
  reasons: Reason[];
  /** Measures that come first, when this plan holds them. */
  needsFirst: MeasureId[];
  /** Measures that make no sense beside this one. */
  excludes: readonly MeasureId[];
  sourceIds: string[];
}

/** Whether it is of the whole building of a flat: its VvE decides on it, pays for it and asks for its grant. */
export const isWithVve = ({ reasons }: Pick<WorkedOutMeasure, 'reasons'>): boolean =>
  reasons.some(({ code }) => code === 'svve-via-vve');

/** What a reader starts with: the first that needs nobody else, or else the first of all. */
export const leadOf = <One extends Pick<WorkedOutMeasure, 'reasons'>>(
  all: readonly One[],
): One | undefined => all.find((one) => !isWithVve(one)) ?? all[0];

/** One measure of the plan, in its place in the order. */
export interface PlannedMeasure extends WorkedOutMeasure {
  investmentCents: Range;
}
