import type { LeadLimit } from './store/store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface LeadLimits {
  /** New leads per minute, of everybody together. */
  submitAll: number;
  /** New leads per hour for one mailbox: each of them sends it a mail. */
  mailbox: number;
}

/** The limits on what is kept and mailed, whoever sends it (decision 22). */
export const toLeadLimits = ({ submitAll, mailbox }: LeadLimits): LeadLimit[] => [
  { of: 'mailbox', most: mailbox, withinMs: HOUR_MS },
  { of: 'all', most: submitAll, withinMs: MINUTE_MS },
];
