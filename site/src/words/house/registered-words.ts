import type { Registered } from '@sens/contract';
import type { Report } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import { factWords } from './fact-words.ts';

const COPY = {
  dwelling: (facts: string) => `Volgens de BAG van het Kadaster: ${facts}.`,
  bouwjaar: (year: string) => `bouwjaar ${year}`,
  floorAreaM2: (area: string) => `${area} woonoppervlakte`,
  label: (labelClass: string, until: string) =>
    `Geregistreerd energielabel: ${labelClass}, geldig tot en met ${until} (EP-Online). Onze schatting kan daarvan afwijken.`,
} as const;

/** What the report took from the registers, a sentence for each, with the one that says so. */
export function registeredWords(
  { dwelling }: Pick<Report, 'dwelling'>,
  { label }: Registered = {},
): string[] {
  const facts = (['bouwjaar', 'floorAreaM2'] as const)
    .filter((field) => dwelling[field].origin === 'register')
    .map((field) => COPY[field](factWords(field, dwelling[field])));
  return [
    ...(facts.length > 0 ? [COPY.dwelling(facts.join(' en '))] : []),
    ...(label ? [COPY.label(label.labelClass, formatDate(label.validUntil))] : []),
  ];
}
