import type { DeliveryKind } from '#leads/store/store.ts';

const KINDS: Record<DeliveryKind, string> = {
  'company-mail': 'mail aan u',
  'visitor-mail': 'mail met het rapport aan de aanvrager',
  webhook: 'bericht aan uw eigen systeem (webhook)',
};

/** The words of the mails that tell the company what needs its eyes. */
export const WATCH_WORDS = {
  summary: (day: string) => `Dagoverzicht aanvragen website, ${day}`,
  alert: 'Let op: een bericht van de website komt niet aan',
  unseen: 'Let op: de website kan niet nazien of aanvragen bezorgd worden',
  unseenText: (code: string) =>
    `De bewaarplaats van de aanvragen antwoordt niet goed (${code}). Nieuwe aanvragen komen misschien niet binnen, en wat bewaard is wordt misschien niet bezorgd. Laat wie de server beheert er nu naar kijken: vaak helpt het om de server opnieuw te starten. Zie docs/runbook.md, "A damaged database".`,
  parkedTitle: 'Niet bezorgd, en de site probeert het niet meer',
  lateTitle: 'Nog niet bezorgd, de site blijft proberen',
  kind: (kind: DeliveryKind) => KINDS[kind],
  tries: (number: number) => (number === 1 ? '1 poging' : `${number} pogingen`),
  more: 'Er zijn er nog meer. U ziet ze met: npm run leads -- list',
  markedTitle: 'Bewaard, maar niet bezorgd: deze aanvragen lijken spam',
  markedNext:
    'Bekijk ze met: npm run leads -- show REFERENTIE. Is een aanvraag toch echt, dan stuurt u alles alsnog met: npm run leads -- redeliver REFERENTIE',
  parkedNext:
    'Bel of mail de aanvrager zelf. Gegevens ziet u met: npm run leads -- show REFERENTIE. Opnieuw laten bezorgen kan met: npm run leads -- redeliver REFERENTIE. Is het geregeld, dan noemt de site het niet meer na: npm run leads -- done REFERENTIE',
} as const;
