/** Words of what the shell brings later. */
export const LATER_COPY = {
  dock: 'Direct contact',
  menu: 'Snelmenu',
  whatsapp: 'WhatsApp',
  bar: {
    label: 'Gratis rapport',
    text: 'Ontdek gratis wat uw woning kan besparen met ons Verduurzamingsrapport',
    action: 'Start Gratis Rapport',
    close: 'Balk sluiten',
  },
  exit: {
    title: 'Weet u al wat uw woning kan besparen?',
    text: 'Vraag gratis het verduurzamingsrapport van uw eigen huis aan. De eerste uitkomst ziet u meteen.',
    promise: (claim: string) => `Uw rapport wordt ${claim}.`,
    worth: (worth: string) => `Gratis, t.w.v. ${worth}`,
    worthWhy: (worth: string) => `Waar komt ${worth} vandaan?`,
    action: 'Start mijn gratis rapport',
    dismiss: 'Nee, bedankt',
    close: 'Venster sluiten',
  },
  notice: { close: 'Melding sluiten' },
  problem: { copied: 'De details zijn gekopieerd.' },
  actions: {
    report: 'Vraag het gratis rapport aan',
    services: 'Bekijk alle diensten',
    articles: 'Lees de kennisbank',
    mail: 'Stuur een e-mail',
    about: 'Lees wie wij zijn',
  },
} as const;
