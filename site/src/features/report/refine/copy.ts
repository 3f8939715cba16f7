/** Words of the part in which a visitor corrects what the house was taken to be. */
export const REFINE_COPY = {
  title: 'Klopt dit?',
  text: 'Hier gaan wij van uit. Klopt er iets niet, verander het dan. Uw hele rapport verandert meteen mee.',
  noScript:
    'Klopt er iets niet? Om het hier te veranderen is JavaScript nodig. U kunt ook bellen, of een nieuwe aanvraag doen. Dan rekenen wij opnieuw.',
  groups: {
    huis: 'Het huis',
    schil: 'Dak, muren, vloer en ramen',
    installaties: 'Verwarming en installaties',
    verbruik: 'Verbruik',
  },
  change: 'Wijzig',
  done: 'Klaar',
  back: 'Terug naar onze aanname',
  known: (count: number, total: number) => `${count} van ${total} bekend`,
  topTitle: 'Deze drie antwoorden veranderen het meest',
  topTitleFew: 'Dit zou de uitkomst het meest veranderen',
  answer: 'Beantwoord deze vraag',
  topNone: 'U heeft alles beantwoord wat de uitkomst sterk verandert.',
  spread: (low: string, high: string) =>
    `Afhankelijk van uw antwoord bespaart het hele plan ${low} tot ${high} per jaar.`,
  result: 'Uitkomst nu',
  labelFrom: (from: string, to: string) => `Klasse van ${from} naar ${to}`,
  labelIs: (label: string) => `Klasse ${label}`,
  costFrom: (from: string, to: string) => `Kosten van ${from} naar ${to} per maand`,
  costIs: (cost: string) => `${cost} per maand`,
  savingIs: (saving: string) => `Plan bespaart ${saving} per jaar`,
  unchanged: 'U heeft nog niets veranderd.',
  changed: (count: number) =>
    count === 1 ? 'U heeft 1 gegeven veranderd.' : `U heeft ${count} gegevens veranderd.`,
  label: 'Klasse',
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
