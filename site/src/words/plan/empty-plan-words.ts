import type { Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { unwantedIn } from './unwanted-words.ts';

export type EmptyPlanCopy = Record<'emptyPlan' | 'emptyWished' | 'emptyUnknown', string>;

type Empty = Pick<Report, 'plan' | 'leftOut' | 'dwelling'>;

/** Whether nothing was advised for a house of which not even the year is known: that is no advice yet. */
export const lacksYear = (report: Empty): boolean =>
  report.plan.length === 0 &&
  report.dwelling.bouwjaar.origin === 'assumption' &&
  unwantedIn(report).length === 0;

/** What is said in place of a plan that holds nothing: also when that is the reader's own wish. */
export function emptyPlanWords(report: Empty, copy: EmptyPlanCopy = COPY): string {
  if (unwantedIn(report).length > 0) return copy.emptyWished;
  return lacksYear(report) ? copy.emptyUnknown : copy.emptyPlan;
}
