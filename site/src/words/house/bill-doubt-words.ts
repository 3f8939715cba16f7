import type { Report } from '@sens/engine';
import { formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../report-copy.ts';

/** What is said of each doubt; of a hybrid with what it would use, in m³ gas a year. */
export interface BillDoubtCopy {
  billDoubt: Readonly<
    Record<NonNullable<Report['billDoubt']>, string | ((gasM3: string) => string)>
  >;
}

/** What of the bill or the meters does not fit such a house, in a few sentences; nothing where they may. */
export function billDoubtWords(
  { billDoubt, bill }: Pick<Report, 'billDoubt' | 'bill'>,
  copy: BillDoubtCopy = COPY,
): string {
  if (billDoubt === null) return '';
  const words = copy.billDoubt[billDoubt];
  return typeof words === 'string'
    ? words
    : words(formatNumber(roundEstimate(bill.expectedGasM3PerYear)));
}
