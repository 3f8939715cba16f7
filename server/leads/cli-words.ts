import { CALL_BACK } from '@sens/contract';
import { WATCH_WORDS } from '#leads/watch/words.ts';
import type { DeliveryStatus, Lead, LeadWithDeliveries } from './store/store.ts';

/** Where a delivery stands, as list, export and history say it alike. */
export const STATES: Record<DeliveryStatus, string> = {
  pending: 'wordt nog bezorgd',
  delivered: 'bezorgd',
  parked: 'niet gelukt',
  settled: 'met de hand afgehandeld',
};

export const NO_MORE = 'de site probeert het niet meer';

/** What is asked for. */
export const kindOfRequest = ({ submission }: Pick<Lead, 'submission'>): string =>
  submission.form_type === CALL_BACK ? 'terugbellen' : 'rapport';

/** Where the deliveries of a lead stand, and why it has none. */
export const deliveryStates = ({ lead, deliveries }: LeadWithDeliveries): string =>
  [
    ...(lead.spam ? ['lijkt spam'] : []),
    ...deliveries.map(({ kind, status }) => `${WATCH_WORDS.kind(kind)}: ${STATES[status]}`),
  ].join(', ');
