import { timesInWords } from '@sens/assistant/hours-in-words';
import { halfOf } from '@sens/assistant/written-hours';
import type { CallBackMoment } from '@sens/contract';
import type { Company } from '#content/company.ts';

/** The Dutch words of both mails. No figures of our own: amounts and times are the spec's. */
export const COMPANY_MAIL = {
  subject: (naam: string, woonplaats: string, reference: string) =>
    `Nieuwe rapportaanvraag: ${naam}, ${woonplaats} (${reference})`,
  intro: (day: string) =>
    `Via de website is een verduurzamingsrapport aangevraagd. Bel uiterlijk ${day}.`,
  /** What a list of mails shows behind the subject: all it takes to call. */
  preview: (phone: string, address: string, day: string) =>
    `${phone} · ${address} · bel uiterlijk ${day}`,
  attached: 'Het rapport dat de aanvrager kreeg, zit als pdf bij deze mail.',
  nextTitle: 'Volgende stap',
  requestTitle: 'De aanvraag',
  next: (day: string, between: string) =>
    `Bel de aanvrager uiterlijk ${day}, tussen ${between}, voor het gratis huisbezoek. Dat is wat de site belooft: binnen 24 uur, op werkdagen. Een antwoord op deze mail gaat direct naar de aanvrager.`,
  call: 'Bel',
  whatsApp: 'WhatsApp',
  adviser: 'Alles achter het rapport, om mee te nemen',
  tool: 'Wat de aanvrager in de rekenhulp invulde',
  labels: {
    naam: 'Naam',
    telefoon: 'Telefoon',
    email: 'E-mail',
    adres: 'Adres',
    woningtype: 'Woningtype',
    bouwjaar: 'Bouwjaar',
    energiekosten: 'Energiekosten',
    bron: 'Bron',
    ontvangen: 'Ontvangen',
    reference: 'Referentie',
    doubt: 'Let op',
  },
  /** Of a number that is not of nine digits behind the country code, which the form allows. */
  strangeNumber:
    'Dit is geen gewoon Nederlands nummer. Misschien is er een cijfer te veel getypt, of hoort er een andere landcode bij dan +31.',
  notGiven: 'niet opgegeven',
} as const;

/** The mail about somebody who wants to be called. */
export const CALL_BACK_MAIL = {
  subject: (naam: string, reference: string) => `Terugbelverzoek: ${naam} (${reference})`,
  intro: (day: string) =>
    `Een bezoeker wil worden teruggebeld. Dat is via de digitale assistent gevraagd. Bel uiterlijk ${day}.`,
  /** As for a report; of a house nothing is known here. */
  preview: (phone: string, moment: string, day: string) =>
    `${phone} · ${moment} · bel uiterlijk ${day}`,
  moment: 'Bellen',
  moments: {
    'zo-snel-mogelijk': () => 'zo snel mogelijk',
    ochtend: ([{ spans }]) =>
      `op een werkdag in de ochtend (${timesInWords(halfOf(spans, 'morning'))})`,
    middag: ([{ spans }]) =>
      `op een werkdag in de middag (${timesInWords(halfOf(spans, 'afternoon'))})`,
  } satisfies Record<CallBackMoment, (hours: Company['callHours']) => string>,
  transcriptTitle: 'Het gesprek met de assistent',
  noTranscript: 'De bezoeker stuurde het gesprek niet mee.',
} as const;

/** What the same person asked before, in both mails to the company. */
export const EARLIER = {
  sentence: (requests: readonly string[]) =>
    `Deze persoon vroeg eerder aan: ${requests.join('; ')}.`,
  today: 'vandaag',
  yesterday: 'gisteren',
  on: (day: string) => `op ${day}`,
  at: (day: string, clock: string) => `${day} om ${clock}`,
} as const;

export const VISITOR_MAIL = {
  subject: (company: string, reference: string) =>
    `Uw verduurzamingsrapport van ${company} (${reference})`,
  greeting: (firstName?: string) => (firstName ? `Beste ${firstName},` : 'Beste heer of mevrouw,'),
  thanks: 'Bedankt voor uw aanvraag. Uw persoonlijke verduurzamingsrapport staat klaar.',
  attached: 'U vindt het ook als pdf bij deze mail.',
  open: 'Bekijk uw rapport',
  calendar: 'Zet in uw agenda wanneer wij bellen',
  linkDays: (days: number) =>
    `Deze link werkt ${days} dagen. Wie de link heeft, kan uw rapport lezen en veranderen. Deel hem dus alleen met mensen die u vertrouwt.`,
  nextTitle: 'Wat gebeurt er nu?',
  next: [
    'Nu: bekijk uw rapport via de link hierboven. De cijfers zijn een indicatie.',
    'Binnen 24 uur, op werkdagen: een adviseur belt u om een afspraak te maken.',
    'Week 1: wij komen bij u thuis langs.',
    'Week 1 tot 2: wij werken uw rapport bij met wat wij bij u hebben gezien.',
  ],
  /** The last of what happens next, where there is something to carry out. */
  work: 'Vanaf week 3: uitvoering, als u dat wilt.',
  contactTitle: 'Heeft u een vraag?',
  contact: (company: Company, reference: string) =>
    `Bel ${company.phone.display} of mail ${company.email}. Noem dan uw referentie: ${reference}.`,
  whyTitle: 'Waarom krijgt u deze mail?',
  why: (company: Company, site: string) =>
    `Iemand heeft met dit e-mailadres een rapport aangevraagd op ${site}. Was u dat niet, of wilt u dat wij uw gegevens verwijderen? Stuur dan een mail naar ${company.email}, dan doen wij dat.`,
  signature: (company: string) => `Met vriendelijke groet,\n${company}`,
} as const;

/** What the registers hold of a house, each with the one that says so. */
export const REGISTERED_WORDS = {
  bouwjaar: (year: number) => ['Bouwjaar (BAG)', String(year)],
  floorAreaM2: (area: number) => ['Oppervlakte (BAG)', `${area} m²`],
  label: (labelClass: string, until: string) => [
    'Energielabel (EP-Online)',
    `${labelClass}, geldig tot en met ${until}`,
  ],
} as const satisfies Record<string, (...known: never[]) => readonly [string, string]>;

/** How a figure about the house reads: as it was sent, and what the report takes it for. */
export const HOUSE_WORDS = {
  orLater: (year: string) => `${year} of later`,
  orMore: (amount: string) => `${amount} of meer`,
  perMonth: (amount: string) => `${amount} per maand`,
  reckonsWith: (figure: string) => `wij rekenen met ${figure}`,
  reckonsYear: 'wij schatten het jaar',
} as const;
