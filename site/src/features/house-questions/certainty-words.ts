import type { DwellingFacts, Report } from '@sens/engine';
import {
  ASSUMED_HEATING_COPY,
  type AssumedHeatingCopy,
  assumedHeatingWords,
} from '#words/house/assumed-heating.ts';
import { DOUBT_COPY, type DoubtCopy, doubtWords, outsideWords } from '#words/house/doubt-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { knownFacts } from './known-facts.ts';

interface SureCopy {
  sureOfAll: string;
  sureOf: (known: number, total: number) => string;
}

/** How much is known of the house. */
export function sureWords(facts: DwellingFacts, copy: SureCopy = COPY): string {
  const { known, total } = knownFacts(facts);
  return known === total ? copy.sureOfAll : copy.sureOf(known, total);
}

export type CertaintyCopy = SureCopy & DoubtCopy & AssumedHeatingCopy;

/** What is known, what leaves most doubt, what is assumed of its heating, and a likely case beyond the range. */
export function certaintyWords(
  report: Report,
  copy: CertaintyCopy = { ...COPY, ...DOUBT_COPY, ...ASSUMED_HEATING_COPY },
): string {
  const doubts = doubtWords(report, copy);
  return [
    `${COPY.sureTitle} ${sureWords(report.dwelling, copy)}`,
    doubts.length > 0 ? `${COPY.doubts} ${doubts.join(', ')}.` : '',
    assumedHeatingWords(report.dwelling, copy),
    outsideWords(report, copy),
  ]
    .filter(Boolean)
    .join(' ');
}
