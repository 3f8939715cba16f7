import {
  type FieldMessages,
  type KeptReport,
  keptReportPath,
  keptReportSchema,
  reportNotePath,
} from '@sens/contract';
import type { DwellingAnswers } from '@sens/engine';
import { sendJson } from '#lib/browser/functions.ts';
import { RefusedError } from '#lib/browser/request.ts';

/** How keeping ended: kept, answers that are wrong, a link that no longer works, or no answer. */
export type SaveOutcome =
  | { kind: 'saved'; report: KeptReport }
  | { kind: 'refused'; fields: FieldMessages }
  | { kind: 'expired' }
  | { kind: 'failed' };

/** How one try is sent: it can be given up, or else it outlives its page. */
export type TryOptions = Pick<RequestInit, 'keepalive'> & { signal: AbortSignal };

function outcomeOf({ status, body }: RefusedError): SaveOutcome {
  const fields = (body as { error?: { fields?: FieldMessages } } | undefined)?.error?.fields;
  if (status === 422) return { kind: 'refused', fields: fields ?? {} };
  return { kind: status === 404 ? 'expired' : 'failed' };
}

async function put(path: string, body: unknown, options?: TryOptions): Promise<SaveOutcome> {
  try {
    const answer = await sendJson(path, body, { method: 'PUT', ...options }, { retries: 0 });
    return { kind: 'saved', report: keptReportSchema.parse(answer) };
  } catch (error) {
    return error instanceof RefusedError ? outcomeOf(error) : { kind: 'failed' };
  }
}

/**
 * Keeps refined answers behind a report's link, in place of those kept before. One try of at most
 * 10 s, as whoever refines goes on doing so: the next change keeps everything again.
 * @param token the secret part of the report's address
 */
export const saveReport = (
  token: string,
  answers: DwellingAnswers,
  options?: TryOptions,
): Promise<SaveOutcome> => put(keptReportPath(token), { answers }, options);

/** Keeps the reader's notes in the same way, beside the answers. */
export const saveNote = (token: string, note: string, options?: TryOptions): Promise<SaveOutcome> =>
  put(reportNotePath(token), { note }, options);
