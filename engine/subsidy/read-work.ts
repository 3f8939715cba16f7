import { isoDay } from '../terms/iso-days.ts';
import { poolOf } from './measure-groups.ts';
import type { SubsidyMeasure } from './subsidy-request.ts';
import { type Context, note, size, type Work } from './work.ts';

/** Larger than any house; only keeps sums finite. */
const MOST_M2 = 100_000;

function readInvestment(work: Work, cents: number | undefined): number {
  if (cents === undefined) return Number.POSITIVE_INFINITY;
  if (Number.isNaN(cents) || cents < 0) note(work, 'invoer-ongeldig');
  return Number.isNaN(cents) ? Number.POSITIVE_INFINITY : Math.max(0, Math.floor(cents));
}

function readDay(work: Work, text: string | undefined): string | undefined {
  const day = isoDay(text);
  if (text !== undefined && day === undefined) note(work, 'datum-ongeldig');
  return day;
}

/** Reads a measure; what is no valid value is put right and noted. */
export function readWork(measure: SubsidyMeasure, { today }: Context): Work {
  const work: Work = {
    measure,
    doneOn: undefined,
    appliedOn: undefined,
    on: today,
    areaM2: 0,
    investmentCents: 0,
    refused: false,
    unpaid: false,
    doubled: false,
    amount: { low: 0, mid: 0, high: 0 },
    bonusCents: 0,
    grounds: [],
    amounts: [],
    rules: [],
  };
  work.doneOn = readDay(work, measure.doneOn);
  work.appliedOn = readDay(work, measure.appliedOn);
  work.on = work.doneOn ?? today;
  work.investmentCents = readInvestment(work, measure.investmentCents);
  if (poolOf(measure.id) !== undefined && 'areaM2' in measure) {
    work.areaM2 = size(work, measure.areaM2, MOST_M2);
  }
  return work;
}
