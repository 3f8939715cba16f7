import type { DwellingFacts, Report } from '@sens/engine';
import { formatNumber, roundEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { assumedNumber } from './assumed-number.ts';
import { mayHavePanels } from './may-have-panels.ts';
import { residentsWords } from './residents-words.ts';

type Doubt = NonNullable<Report['billDoubt']>;

/** What is said of each doubt; of a hybrid with what it would use, in m³ gas a year. */
export interface BillDoubtCopy {
  billDoubt: Readonly<Record<Exclude<Doubt, 'hybrid' | 'low' | 'least'>, string>> & {
    hybrid: (gasM3: string) => string;
    low: Readonly<Record<'says' | 'means' | 'asks', string>>;
    /** With how many residents we reckon where nobody told. */
    least: Readonly<Record<'says' | 'asks', string>> & { assumed: (residents: string) => string };
    panels: string;
  };
}

/** What is said of a hybrid that takes far more gas than is expected of it, m³ a year. */
export const hybridDoubtWords = (expectedM3: number, { billDoubt }: BillDoubtCopy = COPY): string =>
  billDoubt.hybrid(formatNumber(roundEstimate(expectedM3)));

/** That the people who live here cannot pay what they must, by their number where it is ours. */
function leastWords({ residents }: DwellingFacts, { least }: BillDoubtCopy['billDoubt']): string {
  if (residents.origin !== 'assumption') return least.says;
  return least.assumed(residentsWords(assumedNumber('residents', residents.value)));
}

/** What of the bill or the meters does not fit such a house, in a few sentences; nothing where they may. */
export function billDoubtWords(
  report: Pick<Report, 'billDoubt' | 'bill' | 'dwelling' | 'netMeteringEnded'>,
  copy: BillDoubtCopy = COPY,
): string {
  const { billDoubt: doubt, bill, dwelling } = report;
  const { low, least, panels } = copy.billDoubt;
  const isPanels = mayHavePanels(report);
  switch (doubt) {
    case null:
      return '';
    case 'hybrid':
      return hybridDoubtWords(bill.expectedGasM3PerYear, copy);
    case 'low':
      return [low.says, isPanels ? panels : low.means, low.asks].join(' ');
    case 'least':
      return [leastWords(dwelling, copy.billDoubt), isPanels ? panels : '', least.asks]
        .filter(Boolean)
        .join(' ');
    default:
      return copy.billDoubt[doubt];
  }
}
