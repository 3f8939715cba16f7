import { isTexts, readSession, writeSession } from '#lib/browser/session.ts';
import * as SESSION_KEYS from '#lib/browser/session-keys.ts';
import type { TypedValues } from './form-state.ts';

type Submission = Record<'content' | 'id', string>;

/** An id of another shape could not even be sent. */
const isSubmission = (value: unknown): value is Submission =>
  isTexts(value) && value.content !== undefined && /^[\w-]{16,64}$/.test(value.id ?? '');

/**
 * Hands out one submission id per filled-in form: the same values keep their id through every retry,
 * also over a reload that brings the draft back, and changed values get a new one, so that a
 * correction is never mistaken for a repeat.
 */
export function createSubmissionIds(random: () => string = randomId) {
  let last: Submission | undefined;
  return (values: TypedValues): string => {
    const content = JSON.stringify(values);
    last ??= readSession(SESSION_KEYS.submission, isSubmission);
    if (last?.content !== content) {
      last = { content, id: random() };
      writeSession(SESSION_KEYS.submission, last);
    }
    return last.id;
  };
}

/** 128 random bits as hex; `crypto.randomUUID` exists only on secure origins. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
