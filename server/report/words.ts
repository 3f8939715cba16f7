import { betweenInWords } from '@sens/assistant/hours-in-words';
import type { Span } from '@sens/assistant/written-hours';
import type { Company } from '#content/company.ts';

/** The Dutch words around a report that the site does not write: what stands in its place, and the day of the call. */
export const REPORT_WORDS = {
  withoutPage:
    'Uw aanvraag is ontvangen. Uw rapport kan nu niet worden getoond. Probeer het later opnieuw.',
  withoutPdf: 'Uw rapport kan nu niet als pdf worden gemaakt. Probeer het later opnieuw.',
  pdfName: (company: string) => `Verduurzamingsrapport ${company}.pdf`,
  callTitle: (company: string) => `Uiterlijk vandaag belt ${company} u over uw rapport`,
  /** @param spans in which the company calls on that day */
  callText: (reference: string, spans: readonly Span[], { phone }: Pick<Company, 'phone'>) =>
    `Wij bellen tussen ${betweenInWords(spans)}. Uw aanvraag: ${reference}. Liever zelf bellen? ${phone.display}.`,
} as const;
