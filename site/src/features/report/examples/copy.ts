/** Words of the page with houses that were worked out. */
export const EXAMPLES_COPY = {
  seoTitle: 'Rekenvoorbeelden | SENS',
  description:
    'Voorbeeldhuizen die van begin tot eind zijn doorgerekend, met de verwachting vooraf en de bron daarvan.',
  title: 'Zo rekenen wij voorbeeldhuizen door',
  intro: (count: number) =>
    `${count} huishoudens, van begin tot eind doorgerekend met dezelfde rekenregels als uw rapport. Bij elk voorbeeld staat wat wij vooraf verwachtten, waar die verwachting vandaan komt, en of het klopt.`,
  made: (date: string) => `Gerekend op ${date}.`,
  summary: (holds: number, total: number) => `${holds} van ${total} verwachtingen komen uit.`,
  answers: 'Wat er is ingevuld',
  outcome: 'Wat eruit komt',
  expected: 'Wat wij verwachtten',
  label: 'Klasse nu, naar schatting',
  gas: 'Gas nu',
  m3: 'm3 per jaar',
  plan: 'Het plan',
  measure: 'Maatregel',
  grants: 'ISDE-subsidie',
  totals: 'Samen',
  emptyPlan: 'Geen maatregel verdient zich zeker terug.',
  what: 'Onderdeel',
  expectation: 'Verwachting',
  result: 'Uitkomst',
  holds: 'Klopt',
  yes: 'ja',
  no: 'nee',
  labelBetween: (best: string, worst: string) =>
    best === worst ? best : `tussen ${best} en ${worst}`,
  gasAbout: (amount: string, percent: string) => `${amount} m3, hoogstens ${percent} anders`,
  grantOf: (name: string) => `Subsidie: ${name}`,
  none: 'geen',
  source: 'Bron van de verwachting',
} as const;
