import { CALL_BACK } from '@sens/contract';
import { WATCH_WORDS } from '#leads/watch/words.ts';
import type { SpamReason } from './spam.ts';
import type { DeliveryStatus, Lead, LeadWithDeliveries } from './store/store.ts';

/** Where a delivery stands, as list, export and history say it alike. */
export const STATES: Record<DeliveryStatus, string> = {
  pending: 'wordt nog bezorgd',
  delivered: 'bezorgd',
  parked: 'niet gelukt',
  settled: 'met de hand afgehandeld',
};

/** Puts names in a row: `a, b en c`. */
export const andList = new Intl.ListFormat('nl', { type: 'conjunction' });

export const NO_MORE = 'de site probeert het niet meer';

/** Why a request looks like spam, for who judges whether somebody is behind it. */
const SPAM: Record<SpamReason, string> = {
  trap: 'een veld is ingevuld dat bezoekers niet zien',
  link: 'er staat een webadres in',
  markup: 'er staat code van een webpagina in',
  letters: 'er staan letters in die wij niet gebruiken',
  'same-words': 'achternaam, straat en plaats zijn gelijk',
  site: 'er staat de naam van een website in',
  rush: 'er kwamen heel veel aanvragen in korte tijd',
  hurry: 'het formulier was te snel ingevuld',
};

/** Reasons in words; one that an older or newer version kept as it is. */
export const spamWords = (reasons: readonly string[]): string =>
  reasons.map((reason) => (isSpamReason(reason) ? SPAM[reason] : reason)).join('; ');

const isSpamReason = (reason: string): reason is SpamReason => Object.hasOwn(SPAM, reason);

/** What is asked for. */
export const kindOfRequest = ({ submission }: Pick<Lead, 'submission'>): string =>
  submission.form_type === CALL_BACK ? 'terugbellen' : 'rapport';

/** Where the deliveries of a lead stand, and why it has none. */
export const deliveryStates = ({ lead, deliveries }: LeadWithDeliveries): string =>
  [
    ...(lead.spam ? ['lijkt spam'] : []),
    ...deliveries.map(({ kind, status }) => `${WATCH_WORDS.kind(kind)}: ${STATES[status]}`),
  ].join(', ');
