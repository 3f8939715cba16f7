import { hash } from 'node:crypto';
import { type LeadSubmission, normalizeTelefoon } from '@sens/contract';

const sha256 = (text: string) => hash('sha256', text);

/**
 * The key under which a submission is kept.
 * @param idempotencyKey the client's header, of any length
 */
export const toSubmissionKey = (idempotencyKey: string) => sha256(`key:${idempotencyKey}`);

/** Mail hosts that leave out the dots of a name, and the name that such a host goes by as well. */
const DOTLESS = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * A hash of the mailbox behind an e-mail address: capitals, what stands behind a plus sign and, where
 * they do not count, dots all lead to the same one. Who left only a telephone number is known by that.
 */
export function toMailbox(email: string): string {
  const whole = email.trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  if (at < 0) return sha256(`phone:${normalizeTelefoon(whole)}`);
  const [host, [name = '']] = [whole.slice(at + 1), whole.slice(0, at).split('+', 1)];
  const dotless = DOTLESS.get(host);
  return sha256(
    `mailbox:${dotless ? `${name.replaceAll('.', '')}@${dotless}` : `${name}@${host}`}`,
  );
}

/**
 * A hash of what a visitor told in a submission: equal values, equal fingerprint. Where the form stood
 * and which text it had do not count: a draft that is sent again from another page is the same request.
 */
export function toFingerprint(submission: LeadSubmission): string {
  const { source: _page, consent_version: _text, ...told } = submission;
  const entries = Object.entries(told).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}
