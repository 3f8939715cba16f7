import type { Report } from '@sens/engine';
import { formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../report-copy.ts';

type Doubt = NonNullable<Report['billDoubt']>;

/** What is said of each doubt; of a hybrid with what it would use, in m³ gas a year. */
export interface BillDoubtCopy {
  billDoubt: Readonly<Record<Exclude<Doubt, 'hybrid'>, string>> & {
    hybrid: (gasM3: string) => string;
  };
}

/** What is said of a hybrid that takes far more gas than is expected of it, m³ a year. */
export const hybridDoubtWords = (expectedM3: number, { billDoubt }: BillDoubtCopy = COPY): string =>
  billDoubt.hybrid(formatNumber(roundEstimate(expectedM3)));

/** What of the bill or the meters does not fit such a house, in a few sentences; nothing where they may. */
export function billDoubtWords(
  { billDoubt, bill }: Pick<Report, 'billDoubt' | 'bill'>,
  copy: BillDoubtCopy = COPY,
): string {
  if (billDoubt === null) return '';
  return billDoubt === 'hybrid'
    ? hybridDoubtWords(bill.expectedGasM3PerYear, copy)
    : copy.billDoubt[billDoubt];
}
