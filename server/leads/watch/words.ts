import type { DeliveryKind } from '#leads/store/store.ts';
import { WRONG_ADDRESS } from './causes.ts';

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
  /** Whose number is not told any more. */
  asker: 'de aanvrager',
  addressTitle: 'Rapport niet bezorgd, door een verkeerd e-mailadres',
  wrongAddress: (phone: string) => `${WRONG_ADDRESS}: bel ${phone} en vraag het juiste adres`,
  addressNext:
    'Het rapport zit als pdf bij de mail die u over de aanvraag kreeg. Stuur het zelf naar het juiste adres. Is het geregeld, dan noemt de site het niet meer na: npm run leads -- done REFERENTIE',
  parkedTitle: 'Niet bezorgd, en de site probeert het niet meer',
  lateTitle: 'Nog niet bezorgd, de site blijft proberen',
  kind: (kind: DeliveryKind) => KINDS[kind],
  tries: (number: number) => {
    if (number === 0) return 'nog niet geprobeerd';
    return number === 1 ? '1 poging' : `${number} pogingen`;
  },
  more: 'Er zijn er nog meer. U ziet ze met: npm run leads -- list 500',
  markedTitle: 'Bewaard, maar niet bezorgd: deze aanvragen lijken spam',
  markedNext:
    'Denkt u dat er een echte persoon bij is? Bel dan gerust. Alles van een aanvraag ziet u met: npm run leads -- show REFERENTIE. Is een aanvraag echt, dan stuurt u alles alsnog met: npm run leads -- redeliver REFERENTIE',
  parkedNext:
    'Bel de aanvrager zelf. Alles van een aanvraag ziet u met: npm run leads -- show REFERENTIE. Opnieuw laten bezorgen kan met: npm run leads -- redeliver REFERENTIE. Is het geregeld, dan noemt de site het niet meer na: npm run leads -- done REFERENTIE',
} as const;
