import { CHOICES } from '@sens/engine';

/** The five dwelling types the form offers (spec, section 3), in the order in which they are shown. */
export const WONINGTYPEN = CHOICES.woningtype;

export type Woningtype = (typeof WONINGTYPEN)[number];

/** Dutch labels of the dwelling types, as shown to visitors and in the mail to the company. */
export const WONINGTYPE_LABELS: Record<Woningtype, string> = {
  tussenwoning: 'Tussenwoning',
  hoekwoning: 'Hoekwoning',
  vrijstaand: 'Vrijstaand',
  'twee-onder-een-kap': 'Twee-onder-een-kap',
  appartement: 'Appartement',
};
