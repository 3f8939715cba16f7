import type { MeasureId, Report } from '@sens/engine';
import { REPORT_COPY as COPY } from '../report-copy.ts';
import { measureList } from './measure-words.ts';

/** The measures that are left out only because the reader does not want them. */
export const unwantedIn = ({ leftOut }: Pick<Report, 'leftOut'>): MeasureId[] =>
  leftOut.filter(({ reason }) => reason.code === 'niet-gewenst').map(({ id }) => id);

/** The same in a sentence, for who reads along; nothing when that is nothing. */
export function unwantedWords(report: Pick<Report, 'leftOut'>): string {
  const ids = unwantedIn(report);
  return ids.length > 0 ? COPY.unwanted(measureList(ids)) : '';
}
