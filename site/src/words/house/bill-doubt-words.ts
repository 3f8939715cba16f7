import type { Report } from '@sens/engine';
import { formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../report-copy.ts';

/** What of the bill or the meters does not fit such a house, in a few sentences; nothing where they may. */
export function billDoubtWords({ billDoubt, bill }: Pick<Report, 'billDoubt' | 'bill'>): string {
  if (billDoubt === null) return '';
  const words = COPY.billDoubt[billDoubt];
  return typeof words === 'string'
    ? words
    : words(formatNumber(roundEstimate(bill.expectedGasM3PerYear)));
}
