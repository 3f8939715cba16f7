/** Words of the part in which a visitor corrects what the house was taken to be. */
export const REFINE_COPY = {
  title: 'Klopt dit?',
  text: 'Klopt er iets niet? Verander het. Uw hele rapport en het plan veranderen meteen mee.',
  onPaper: 'Hier gaan wij van uit.',
  noScript:
    'Klopt er iets niet? Om het hier te veranderen is JavaScript nodig. U kunt ook bellen, of een nieuwe aanvraag doen. Dan rekenen wij opnieuw.',
  change: 'Wijzig',
  done: 'Klaar',
  back: 'Terug naar onze aanname',
  backToRegister: 'Terug naar het register',
  answer: 'Beantwoord deze vraag',
  topNone: 'U heeft alles beantwoord wat de uitkomst sterk verandert.',
  topText: 'Dit hangt van uw antwoord af:',
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
  stepsAdded: (names: string) => `Nieuw in het plan: ${names}.`,
  result: 'Uitkomst nu',
  labelFrom: (from: string, to: string) => `Geschatte klasse van ${from} naar ${to}`,
  labelIs: (label: string) => `Geschatte klasse ${label}`,
  costFrom: (from: string, to: string) => `Kosten van ${from} naar ${to} per maand`,
  costIs: (cost: string) => `${cost} per maand`,
  savingIs: (saving: string) => `Plan bespaart ${saving} per jaar`,
  known: (count: number, total: number) => `${count} van ${total} bekend`,
  unchanged: 'U heeft nog niets veranderd.',
  changed: (count: number) =>
    count === 1 ? 'U heeft 1 gegeven veranderd.' : `U heeft ${count} gegevens veranderd.`,
  label: 'Geschatte klasse',
  cost: 'Kosten per maand',
  saving: 'Plan bespaart per jaar',
  was: 'was',
  reset: 'Alles terugzetten',
} as const;

/** What is said about keeping the changes. */
export const SAVE_COPY = {
  saving: 'Wij bewaren uw wijziging...',
  saved: 'Bewaard',
  failed: 'Niet bewaard.',
  refused: 'Niet bewaard: een van uw antwoorden klopt niet.',
  expired: 'Niet bewaard: de link naar dit rapport werkt niet meer.',
  retry: 'Probeer opnieuw',
} as const;
