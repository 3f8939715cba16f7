/** Words of the PDF that the page does not have; all others are those of the page (words/report-copy.ts). */
export const PDF_COPY = {
  title: 'Uw verduurzamingsrapport',
  documentTitle: (house: string, company: string) => `Verduurzamingsrapport ${house} | ${company}`,
  headTitle: 'Verduurzamingsrapport',
  yourHouse: (house: string) => `Uw woning: ${house.charAt(0).toLowerCase()}${house.slice(1)}`,
  madeFor: (firstName: string) => `Gemaakt voor ${firstName}`,
  page: (number: number, total: number) => `Pagina ${number} van ${total}`,
  continued: (title: string) => `${title} (vervolg)`,
  labelTitle: 'Geschatte energieklasse',
  labelClass: (label: string) => `Klasse ${label}`,
  scale: (likely: string, range: string) =>
    `Schaal van energieklassen, van A++++ tot en met G. Uw huis: waarschijnlijk klasse ${likely}, ${range}.`,
  arrow: (label: string) => `Klasse ${label} op de schaal van energieklassen`,
  stepTitle: (step: number, name: string) => `${step}. ${name}`,
  heatLoss: (part: string, share: string) =>
    `De meeste warmte gaat weg via ${part}: ${share} van alle warmte die uw huis verliest.`,
  heatLossAfterTitle: 'Waar de warmte dan nog weggaat',
  afterTitle: 'Uw huis na het plan',
  changesTitle: 'Wat het plan verandert',
  factsTitle: 'Waar wij van uitgaan',
  factsText:
    'Klopt er iets niet? Verander het op uw rapportpagina. Dan rekenen wij opnieuw, ook in de pdf.',
  openReport: 'Open uw rapportpagina',
  confidence: 'indicatief',
  fact: 'Per jaar of maand',
  notesText: 'Neem dit rapport mee naar het huisbezoek, met uw vragen erbij.',
  contactTitle: 'Vragen? Wij helpen u graag',
  contactText: (reference: string) =>
    `Noem uw referentie ${reference}, dan hebben wij uw rapport erbij.`,
  phone: 'Telefoon',
  email: 'E-mail',
  address: 'Bezoekadres',
  hours: 'Bereikbaar',
  website: 'Website',
} as const;
