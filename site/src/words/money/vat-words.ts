import { figures2026 } from '@sens/engine';
import { MONEY_COPY as COPY } from './copy.ts';

const { solarPanels, insulationLabour, general } = figures2026.vat;

/** What VAT there is on the measures, a sentence each. */
export const vatWords = (): string[] => [
  COPY.vatNote,
  COPY.vatSolar(solarPanels.value.percent),
  COPY.vatLabour(insulationLabour.value.percent, insulationLabour.value.olderThanYears),
  COPY.vatOther(general.value.percent),
];
