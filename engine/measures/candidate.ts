import type { House } from '../dwelling/house.ts';
import type { MeasureId, PlannedMeasure, Range, Reason } from '../report/report-types.ts';

/** A measure that makes sense for a house, before its saving is known. */
export interface Candidate {
  id: MeasureId;
  quantity: PlannedMeasure['quantity'];
  investmentCents: Range;
  /** Grant in cents, for one measure and for two or more; null where no scheme applies. */
  grantCents: { single: Range; double: Range } | null;
  /** The house with the measure done. */
  apply: (house: House) => House;
  lifetimeYears: number;
  reasons: Reason[];
  sourceIds: string[];
}

/** A measure that is left out, with its ground. */
export interface LeftOut {
  id: MeasureId;
  reason: Reason;
}

/** A reason with its figures. */
export function reason(code: Reason['code'], values?: Reason['values']): Reason {
  return values === undefined ? { code } : { code, values };
}

/** Ground for leaving a measure out. */
export function leftOut(id: MeasureId, code: Reason['code'], values?: Reason['values']): LeftOut {
  return { id, reason: reason(code, values) };
}

/** Tells a candidate from a left-out measure. */
export function isCandidate(outcome: Candidate | LeftOut): outcome is Candidate {
  return 'apply' in outcome;
}
