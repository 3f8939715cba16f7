import type { Company } from '../content-queries.ts';
import { callWords } from './format-nl.ts';

/** The closing call to action of a page: the report when it is not on the page already, and a person. */
export function closing(
  company: Company,
  words: { title: string; text: string },
  reportHref: string,
) {
  return {
    ...words,
    actions: [
      { label: 'Start Gratis Rapport', href: reportHref, icon: 'arrow' as const },
      {
        label: callWords(company.phone.display),
        href: `tel:${company.phone.e164}`,
        icon: 'phone' as const,
      },
    ],
  };
}

/** Closing words where a page has none of its own. */
export const CLOSING_WORDS = {
  title: 'Benieuwd wat dit voor uw huis betekent?',
  text: 'Vraag het gratis rapport aan, of bel ons met uw vraag.',
} as const;
