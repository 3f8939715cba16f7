/** Interface words of the shared sections. */
export const SECTION_COPY = {
  reportButton: 'Gratis Verduurzamingsrapport',
  home: 'Home',
  search: 'Zoek op deze site',
  toHome: 'Naar de homepage',
  newReport: 'Maak een nieuw rapport',
  breadcrumb: 'Kruimelpad',
  claims: 'Toelichting bij onze cijfers',
  claimSource: 'Bron',
  claimBackShort: 'Terug naar de tekst',
  claimBack: (number: number) => `Terug naar de tekst, bij noot ${number}`,
  sample: 'voorbeeld',
  certifications: 'Regels waaraan wij ons houden',
  certificate: (number: string) => `Certificaat ${number}`,
  certificationsSample:
    'De nummers van onze certificaten staan hier zodra ze zijn bevestigd. Vraag ernaar voordat u tekent. De tekeningen zijn van onszelf.',
  previous: (label: string) => `Vorige: ${label}`,
  next: (label: string) => `Volgende: ${label}`,
  onThisPage: 'Op deze pagina',
  faq: 'Veelgestelde vragen',
  terms: 'Vakwoorden op deze pagina',
  updated: 'Bijgewerkt op',
  cases: 'Huizen met de rekening ervoor en erna',
  casesSample: (day: string) =>
    `Drie voorbeeldhuizen, doorgerekend zoals in uw rapport. De bedragen zijn afgerond en een indicatie, uitgerekend op ${day}. Een project van een klant komt hier pas als wij de jaarnota’s en de toestemming van die klant hebben.`,
  perMonth: 'Energie per maand',
  fromTo: (before: string, after: string) => `van ${before} naar ${after}`,
  invested: 'Investering',
  granted: 'ISDE',
  about: 'Wie u ontmoet',
  founded: (year: number) => `Wij bestaan sinds ${year}.`,
  by: 'Door',
  articles: 'Alle artikelen',
  questionSearch: 'Zoek uw vraag',
  published: 'Geplaatst op',
  sources: 'Bronnen bij dit artikel',
  related: 'Verder lezen en rekenen',
  free: 'Gratis',
  worth: (worth: string) => `t.w.v. ${worth}`,
  benefits: 'Wat u eraan heeft',
  process: 'Zo gaan wij te werk',
  towns: (service: string) => `${service} bij u in de buurt`,
  why: (company: string) => `Waarom ${company}`,
  whyUs: (town: string) => `Wat u in ${town} van ons mag verwachten`,
  formTitle: 'Aanvraag Verduurzamingsrapport',
  formText: 'Uw eerste resultaat ziet u meteen. Binnen 24 uur staat het rapport in uw mailbox.',
} as const;

/** Every way to reach the company. */
export const CONTACT_COPY = {
  title: 'Zo bereikt u ons',
  whatsapp: 'Stuur een WhatsApp',
  visit: 'Bezoekadres',
  postal: 'Postadres',
  numbers: 'KvK en btw',
} as const;

/** Where something of ours failed; the sentence of the failure itself is the contract's. */
export const FAILURE_COPY = {
  title: 'Er ging iets mis',
  description: 'Deze pagina kan nu niet worden getoond.',
  again: 'Probeer de pagina te vernieuwen',
  refresh: 'Pagina vernieuwen',
  lost: 'Vulde u een formulier in? Ga terug in uw browser: wat u typte, staat er meestal nog. Bellen mag ook, dan noteren wij uw aanvraag aan de telefoon.',
} as const;

/** Where a script that the page cannot do without does not come (spec, section 8). */
export const LOAD_PROBLEM_COPY = {
  title: 'Website Laadprobleem',
  text: 'Er is een probleem opgetreden bij het laden van de website. Probeer de pagina te vernieuwen of kom later terug.',
  action: 'Pagina Vernieuwen',
  details: 'Technische details',
  copy: 'Kopieer de details',
} as const;
