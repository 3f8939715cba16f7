import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { ComfortCode, MeasureId, MomentCode } from '../terms/measures.ts';
import type { Range } from '../terms/ranges.ts';
import { type Reason, type ReasonCode, reason, type Told } from '../terms/reasons.ts';
import type { Wear } from './simple-payback.ts';
import type { WorkedOutMeasure } from './worked-out.ts';

/** What a measure comes to in one house: size, price, grant and what to know about it. */
export interface Offer {
  quantity: WorkedOutMeasure['quantity'];
  /** Null where no cited price was found. */
  investmentCents: Range | null;
  /** True when the price is a figure of confidence C or lower. */
  priceIsIndicative: boolean;
  /** Grant in cents, for one measure and for two or more; null where no scheme applies. */
  grantCents: { single: Range; double: Range } | null;
  /** In no price, but counted where its worth is judged. */
  wear?: Wear;
  reasons: Reason[];
  sourceIds: string[];
}

/** One kind of measure: when it can be done, what it changes and what it comes to. */
export interface MeasureRule {
  /** Why it cannot or need not be done in this house; nothing when it can. */
  blocked: (house: House, figures: Figures) => Reason | undefined;
  /** The house with the measure done. */
  apply: (house: House, figures: Figures) => House;
  offer: (house: House, figures: Figures) => Offer;
  lifetimeYears: (figures: Figures) => number;
  comfort: readonly ComfortCode[];
  moment: MomentCode;
  /** Measures that make no sense beside this one. */
  excludes: readonly MeasureId[];
}

/** A measure that makes sense for a house, before its saving is known. */
export interface Candidate extends Offer {
  id: MeasureId;
  /** The house with the measure done. */
  apply: (house: House) => House;
  lifetimeYears: number;
  comfort: readonly ComfortCode[];
  moment: MomentCode;
  excludes: readonly MeasureId[];
}

/** A candidate with a price. */
export interface PricedCandidate extends Candidate {
  investmentCents: Range;
}

/** A measure that is left out, with its ground. */
export interface LeftOut {
  id: MeasureId;
  reason: Reason;
}

/** Ground for leaving a measure out. */
export function leftOut<Code extends ReasonCode>(
  id: MeasureId,
  code: Code,
  ...told: Told<Code>
): LeftOut {
  return { id, reason: reason(code, ...told) };
}

/** Tells a candidate from a left-out measure. */
export function isCandidate(outcome: Candidate | LeftOut): outcome is Candidate {
  return 'apply' in outcome;
}

/** Whether a cited price was found for it. */
export function isPriced(candidate: Candidate): candidate is PricedCandidate {
  return candidate.investmentCents !== null;
}
