import { createHash } from 'node:crypto';
import type { LeadSubmission } from '@sens/contract';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The key under which a submission is kept.
 * @param idempotencyKey the client's header, of any length
 */
export const toSubmissionKey = (idempotencyKey: string) => sha256(`key:${idempotencyKey}`);

/** A hash of all values of a submission: equal values, equal fingerprint. */
export function toFingerprint(submission: LeadSubmission): string {
  const entries = Object.entries(submission).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}
