/** Words of the page with houses that were worked out. */
export const EXAMPLES_COPY = {
  seoTitle: (company: string) => `Rekenvoorbeelden | ${company}`,
  description:
    'Voorbeeldhuizen die van begin tot eind zijn doorgerekend, met de verwachting vooraf en de bron daarvan.',
  title: 'Zo rekenen wij voorbeeldhuizen door',
  intro: (count: number) =>
    `${count} huishoudens, van begin tot eind doorgerekend met dezelfde rekenregels als uw rapport. Open een voorbeeld om alle cijfers te zien. Daarin staat ook wat wij vooraf verwachtten, waar die verwachting vandaan komt, en of het klopt.`,
  made: (date: string) => `Berekend op ${date}.`,
  summary: (holds: number, total: number) => `${holds} van ${total} verwachtingen komen uit.`,
  answers: 'Wat er is ingevuld',
  outcome: 'Wat eruit komt',
  expected: 'Wat wij verwachtten',
  label: 'Klasse nu, naar schatting',
  gas: 'Gas nu',
  heat: 'Warmte van het net nu',
  plan: 'Het plan',
  emptyPlan: 'Geen maatregel verdient zich zeker terug.',
  expectation: 'Verwachting',
  result: 'Uitkomst',
  yes: 'ja',
  no: 'nee',
  labelBetween: (best: string, worst: string) =>
    best === worst ? best : `tussen ${best} en ${worst}`,
  gas3: (amount: string) => `${amount} m³`,
  gasAbout: (amount: string, percent: string) => `${amount} m³, hoogstens ${percent} anders`,
  grantOf: (name: string) => `Subsidie: ${name}`,
  none: 'geen',
  source: 'Bron van de verwachting',
  ownRules: 'de rekenregels van het rapport zelf',
  ids: 'Nummers in onze bronnenlijst',
  asExpected: 'Zoals verwacht',
  outcomeLine: (label: string, steps: string, cost: string, saving: string) =>
    `Klasse ${label} nu. ${steps}: u betaalt zelf ${cost} en bespaart ${saving} per jaar.`,
  outcomeNone: (label: string) => `Klasse ${label} nu. Geen maatregel verdient zich zeker terug.`,
  steps: (count: number) => (count === 1 ? '1 stap' : `${count} stappen`),
  allHold: 'Alles klopt',
  someFail: (count: number) =>
    count === 1 ? '1 verwachting komt niet uit' : `${count} verwachtingen komen niet uit`,
} as const;
