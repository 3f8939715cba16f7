import { WONINGTYPE_LABELS, type Woningtype } from '@sens/contract';
import type { Report } from '@sens/engine';
import { REPORT_COPY } from '../report-copy.ts';

/** The types whose label names no house by itself: "Vrijstaand" is an answer, "Vrijstaand huis" a house. */
export const HOUSE_NAMES: Record<Woningtype, string> = {
  ...WONINGTYPE_LABELS,
  vrijstaand: 'Vrijstaand huis',
  'twee-onder-een-kap': 'Twee-onder-een-kapwoning',
};

/** The house in words: "Hoekwoning uit 1974", with "ongeveer" where the year is assumed. */
export function houseName({ dwelling }: Pick<Report, 'dwelling'>): string {
  const { woningtype, bouwjaar } = dwelling;
  const year = bouwjaar.origin === 'assumption' ? `ongeveer ${bouwjaar.value}` : bouwjaar.value;
  return REPORT_COPY.house(HOUSE_NAMES[woningtype.value], String(year));
}
