import type { CallBackMoment } from '@sens/contract';

/** Words of the assistant's pane; what it says itself stands in content/assistent.yaml. */
export const ASSISTANT_COPY = {
  button: 'Stel een vraag',
  close: 'Assistent sluiten',
  log: 'Gesprek met de assistent',
  you: 'U vroeg:',
  assistant: 'Antwoord:',
  question: 'Uw vraag',
  ask: 'Vraag',
  again: 'Wis het gesprek',
  suggestions: 'Vragen die vaak worden gesteld',
  source: 'Bron:',
  also: 'Bedoelde u iets anders?',
  call: (phone: string) => `Bel ${phone}`,
  whatsapp: 'WhatsApp',
  callBack: 'Laat u terugbellen',
  mail: 'Mail ons',
  callBackForm: {
    title: 'Laat u terugbellen',
    labels: { naam: 'Uw naam', telefoon: 'Uw telefoonnummer', moment: 'Wanneer komt het uit?' },
    moments: {
      'zo-snel-mogelijk': 'Zo snel mogelijk',
      ochtend: 'Op een werkdag in de ochtend',
      middag: 'Op een werkdag in de middag',
    } satisfies Record<CallBackMoment, string>,
    today: 'Zo snel mogelijk, liefst vandaag nog',
    whenOpen: {
      asked: 'Zodra u weer open bent',
      sent: 'zodra wij weer bereikbaar zijn',
    },
    transcript: 'Stuur mijn gesprek met de assistent mee, zodat de adviseur het kan lezen.',
    send: 'Bel mij terug',
    sending: 'Wordt verstuurd...',
    off: 'Toch niet',
    asked: 'Vraag:',
    answered: 'Antwoord:',
    sentMoments: {
      'zo-snel-mogelijk': 'zo snel mogelijk',
      ochtend: 'op een werkdag in de ochtend',
      middag: 'op een werkdag in de middag',
    } satisfies Record<CallBackMoment, string>,
    sent: (moment: string, reference: string) =>
      `Uw verzoek is binnen. Een adviseur belt u ${moment}. Uw referentie is ${reference}.`,
    away: 'Versturen lukt nu niet. Wat u invulde, staat er nog. Probeer het zo opnieuw, of bel ons.',
    tooMany:
      'Met dit nummer kregen wij al veel verzoeken. Bel ons gerust, of probeer het later opnieuw.',
  },
  notPassedOn:
    'Uw nummer is nog niet doorgegeven. Vul hieronder uw naam in en kies Bel mij terug, of bel ons.',
  failed: 'Dit lukt nu even niet. Bel ons gerust, of probeer het zo opnieuw.',
} as const;
