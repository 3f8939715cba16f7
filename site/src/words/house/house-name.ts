import { WONINGTYPE_LABELS } from '@sens/contract';
import type { Report } from '@sens/engine';
import { REPORT_COPY } from '../report-copy.ts';

/** The house in words: "Hoekwoning uit 1974", with "ongeveer" where the year is assumed. */
export function houseName({ dwelling }: Pick<Report, 'dwelling'>): string {
  const { woningtype, bouwjaar } = dwelling;
  const year = bouwjaar.origin === 'assumption' ? `ongeveer ${bouwjaar.value}` : bouwjaar.value;
  return REPORT_COPY.house(WONINGTYPE_LABELS[woningtype.value], String(year));
}
