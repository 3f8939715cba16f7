/** Words of the part in which a visitor corrects what the house was taken to be. */
export const REFINE_COPY = {
  title: 'Klopt dit?',
  text: 'Verander wat niet klopt. Uw rapport en het plan veranderen meteen mee.',
  onPaper: 'Hier gaan wij van uit.',
  noScript:
    'Klopt er iets niet? Om het hier te veranderen is JavaScript nodig. U kunt ook bellen, of een nieuwe aanvraag doen. Dan rekenen wij opnieuw.',
  change: 'Wijzig',
  done: 'Klaar',
  back: 'Terug naar onze aanname',
  backToRegister: 'Terug naar het register',
  answer: 'Beantwoord deze vraag',
  toQuestions: 'naar de vragen over uw huis',
  topNone: 'U heeft alles beantwoord wat de uitkomst sterk verandert.',
  routes: {
    huidig: 'uw huidige verwarming',
    'hybride-warmtepomp': 'een hybride warmtepomp',
    warmtepomp: 'een volledig elektrische warmtepomp',
  },
  byThisAnswer: 'Door dit antwoord',
  byYourChanges: 'Door wat u heeft veranderd',
  routeGone: (cause: string, was: string) => `${cause} past ${was} niet meer.`,
  routeUnwanted: (was: string) => `U wilt geen ${was.replace(/^een /, '')}.`,
  routeOpens: (cause: string, is: string) => `${cause} past ${is} nu wel.`,
  routeNow: (is: string) => `Daarom gaat het plan nu uit van ${is}.`,
  routeBetter: (cause: string, is: string, was: string) =>
    `${cause} past ${is} beter bij uw huis dan ${was}.`,
  stepsGone: (cause: string, names: string) =>
    cause ? `${cause} valt uit het plan: ${names}.` : `Uit het plan valt: ${names}.`,
  lessPower:
    'Bij hetzelfde maandbedrag rekenen wij nu met meer gas en minder stroom. Zonnepanelen besparen dan te weinig.',
  notEarned: (names: string) => `Verdient zich waarschijnlijk niet terug: ${names}.`,
  routeDearer: (name: string, cost: string, saving: string) =>
    `Zonder zonnepanelen kost een ${name} alles bij elkaar ${cost} meer en bespaart die ${saving} per jaar extra. Dat is te weinig om zeker te zijn.`,
  stepsAdded: (names: string) => `Nieuw in het plan: ${names}.`,
  result: 'Uitkomst nu',
  labelFrom: (from: string, to: string) => `Geschatte klasse van ${from} naar ${to}`,
  labelIs: (label: string) => `Geschatte klasse ${label}`,
  costFrom: (from: string, to: string) => `Kosten van ${from} naar ${to} per maand`,
  costIs: (cost: string) => `${cost} per maand`,
  savingIs: (saving: string) => `Plan bespaart ${saving} per jaar`,
  noStepsLeft: 'Er staat geen stap in het plan',
  known: (count: number, total: number) => `${count} van ${total} bekend`,
  unchanged: 'U heeft nog niets veranderd.',
  changed: (count: number) =>
    count === 1 ? 'U heeft 1 gegeven veranderd.' : `U heeft ${count} gegevens veranderd.`,
  label: 'Geschatte klasse',
  cost: 'Kosten per maand',
  saving: 'Plan bespaart per jaar',
  noSteps: 'geen plan',
  was: 'was',
  reset: 'Alles terugzetten',
} as const;
