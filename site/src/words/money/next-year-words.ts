import type { Report } from '@sens/engine';
import { REPORT_COPY } from '../report-copy.ts';
import { MONEY_COPY as COPY } from './copy.ts';
import { isNearNextYear, rulesAfter } from './near-next-year.ts';
import { planTotals } from './plan-totals.ts';

/**
 * What to know of the plan's grants from autumn on: what is finished next year gets amounts that nobody knows
 * yet. Nothing once the figures of next year are there, and nothing of a plan without a grant.
 * @param ofNextYear the rules of the first day of next year
 */
export function nextYearWords(report: Report, ofNextYear = rulesAfter(report.subsidyYear)): string {
  const { today, subsidyYear: year, subsidyOutdated: outdated } = report;
  if (!isNearNextYear({ today, year, outdated }, ofNextYear)) return '';
  return planTotals(report).subsidyCents.high > 0 ? COPY.isdeNextYear(year) : '';
}

/** What to know of the plan's grants by the day of the report; nothing where they simply hold. */
export const grantYearWords = (report: Report): string =>
  report.subsidyOutdated ? REPORT_COPY.subsidyOutdated(report.subsidyYear) : nextYearWords(report);
