import { FORM_CONSENT, type LeadField } from '@sens/contract';

/** Interface words of the lead form (spec, sections 2, 4 and 5). Error texts stand in contract. */
export const FORM_COPY = {
  labels: {
    naam: 'Naam',
    email: 'E-mailadres',
    telefoon: 'Telefoon',
    postcode: 'Postcode',
    huisnummer: 'Huisnummer',
    toevoeging: 'Toevoeging',
    straat: 'Straat',
    woonplaats: 'Woonplaats',
    woningtype: 'Woningtype',
    bouwjaar: 'Bouwjaar',
    monthlyBill: 'Energiekosten per maand',
  } satisfies Record<LeadField, string>,
  hints: {
    naam: '(voor- en achternaam)',
    email: 'naam@voorbeeld.nl',
    telefoon: 'Zonder 0, zoals 612345678',
    woningtype: '(bedrijfspand? Bel ons)',
  } satisfies Partial<Record<LeadField, string>>,
  optional: 'optioneel',
  sections: {
    person: 'Uw gegevens',
    address: 'Uw adres',
    home: 'Uw woning',
  },
  unknown: 'Weet ik niet',
  mayStayOpen:
    'Het bouwjaar en de energiekosten mag u openlaten. Wij maken dan een schatting en vragen er in uw rapport naar.',
  notChosen: 'Nog niet gekozen',
  example: (value: number) => `bijv. ${value}`,
  slider: (label: string) => `${label}, schuifregelaar`,
  topYear: '2024 of later',
  topBill: '€400+',
  yearFigure: (amount: string) => `${amount} per jaar`,
  /** What a slider stands at, read out. */
  spoken: {
    bouwjaar: (year: string) => `bouwjaar ${year}`,
    monthlyBill: (amount: string) => `${amount} euro per maand`,
  },
  addressFound: 'Straat en woonplaats ingevuld. Klopt het niet? Pas ze gerust aan.',
  submit: 'Stuur mij het gratis rapport',
  submitting: 'Rapport wordt samengesteld...',
  /** What a request keeps the version of; its words stand in contract. */
  consent: FORM_CONSENT,
  /** As on the page that the server makes of a wrong form. */
  wrongTitle: 'Fout: ',
  wrongIn: (label: string, message: string) => `Fout bij ${label}: ${message}`,
  errorTitle: 'Er is iets nog niet goed ingevuld',
  problemTitle: 'Uw aanvraag is nog niet verstuurd',
  close: 'Melding sluiten',
} as const;

/** Labels of building periods (spec, section 4), by the first year that no longer belongs to them. */
const BUILDING_PERIODS = [
  { before: 1975, label: 'Pre-isolatie' },
  { before: 1992, label: 'Eerste isolatie' },
  { before: 2006, label: 'Moderne isolatie' },
  { before: 2015, label: 'HR++ glas' },
] as const;

/** What a build year says about insulation: 1974 is "Pre-isolatie", 2015 and later "NOM-nieuwbouw". */
export function buildYearLabel(year: number): string {
  return BUILDING_PERIODS.find(({ before }) => year < before)?.label ?? 'NOM-nieuwbouw';
}
