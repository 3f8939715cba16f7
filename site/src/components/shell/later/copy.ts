/** Words of what the shell brings later. */
export const LATER_COPY = {
  dock: 'Direct contact',
  menu: 'Snelmenu',
  whatsapp: 'WhatsApp',
  actions: {
    report: 'Vraag het gratis rapport aan',
    services: 'Bekijk alle diensten',
    articles: 'Lees de kennisbank',
    call: (phone: string) => `Bel\u00a0${phone}`,
    mail: 'Stuur een e-mail',
    about: 'Lees wie wij zijn',
  },
} as const;
