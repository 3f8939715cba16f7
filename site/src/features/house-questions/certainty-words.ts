import type { Report } from '@sens/engine';
import { doubtWords, outsideWords } from '#words/house/doubt-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { knownFacts } from './known-facts.ts';

/** What is known, what leaves most doubt, and a likely case beyond the range, as the page says it. */
export function certaintyWords(report: Report): string {
  const { known, total } = knownFacts(report.dwelling);
  const doubts = doubtWords(report);
  return [
    `${COPY.sureTitle} ${COPY.sure(known, total)}`,
    doubts.length > 0 ? `${COPY.doubts} ${doubts.join(', ')}.` : '',
    outsideWords(report),
  ]
    .filter(Boolean)
    .join(' ');
}
