import { figuresFor, type Report } from '@sens/engine';
import { REPORT_COPY } from '../report-copy.ts';
import { MONEY_COPY as COPY } from './copy.ts';
import { planTotals } from './plan-totals.ts';

/** From this day of a year on, work that is ordered may well be finished in the next. */
const FROM = '10-01';

/** The grant counts for work that is finished this year: from autumn on that may be another year's. */
const isNearNextYear = ({
  today,
  subsidyYear,
  subsidyOutdated,
}: Pick<Report, 'today' | 'subsidyYear' | 'subsidyOutdated'>): boolean =>
  !subsidyOutdated && today.slice(0, 10) >= `${subsidyYear}-${FROM}`;

/**
 * What to know of the plan's grants from autumn on: what is finished next year gets amounts that nobody knows
 * yet. Nothing once the figures of next year are there, and nothing of a plan without a grant.
 * @param ofNextYear the rules of the first day of next year
 */
export function nextYearWords(report: Report, ofNextYear = rulesAfter(report)): string {
  if (!isNearNextYear(report) || ofNextYear !== report.subsidyYear) return '';
  if (planTotals(report).subsidyCents.high <= 0) return '';
  return COPY.isdeNextYear(report.subsidyYear);
}

/** What to know of the plan's grants by the day of the report; nothing where they simply hold. */
export const grantYearWords = (report: Report): string =>
  report.subsidyOutdated ? REPORT_COPY.subsidyOutdated(report.subsidyYear) : nextYearWords(report);

/** The year whose rules count on the first day of next year, as far as we have them. */
const rulesAfter = ({ subsidyYear }: Report) => figuresFor(`${subsidyYear + 1}-01-01`).isde.year;
