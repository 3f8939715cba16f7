import {
  type ErrorBody,
  type FieldErrors,
  FORM_TIME_HEADER,
  type LeadForm,
  type LeadReceipt,
  leadReceiptSchema,
  toSubmission,
} from '@sens/contract';
import { sendJson } from '#lib/browser/functions.ts';
import { RefusedError } from '#lib/browser/request.ts';
import { isRecord } from '#lib/browser/session.ts';

/** How sending ended: kept by the server, refused by it, or no answer at all. */
export type SubmitOutcome =
  | { kind: 'sent'; receipt: LeadReceipt }
  | { kind: 'refused'; fields: FieldErrors; message?: string }
  | { kind: 'failed' };

const TOO_MANY = 429;

/** Of a request that a backend elsewhere took without a receipt: it has no reference and no report behind a link. */
const SILENT_RECEIPT: LeadReceipt = { ok: true, reference: '', reportPath: '' };

/**
 * What an answer without an error says. Ours always gives a receipt, so without one something in between
 * answered; of a function elsewhere only its `error` counts (spec, section 7).
 */
function readAnswer(answer: unknown): SubmitOutcome {
  // Handed on whole: what else is in it is for the report's page to check.
  if (leadReceiptSchema.safeParse(answer).success)
    return { kind: 'sent', receipt: answer as LeadReceipt };
  return import.meta.env.PUBLIC_BACKEND_URL
    ? { kind: 'sent', receipt: SILENT_RECEIPT }
    : { kind: 'failed' };
}

/** The fields that are wrong; and the server's own sentence where trying again at once is no help. */
function toRefusal({ status, body }: RefusedError) {
  const { fields = {}, message } = (body as Partial<ErrorBody> | undefined)?.error ?? {};
  return { fields, ...(status === TOO_MANY && message ? { message } : {}) };
}

/**
 * Sends a valid form to submit-lead.
 * @param form values that passed the contract's check
 * @param source where the form stood
 * @param submissionId the same for every repeat of this form, so that it is stored once
 * @param formTime when the form was first touched, signed by the server; empty where it did not say
 */
export async function submitLead(
  form: LeadForm,
  source: string,
  submissionId: string,
  formTime: string,
): Promise<SubmitOutcome> {
  try {
    const answer = await sendJson('/functions/v1/submit-lead', toSubmission(form, source), {
      method: 'POST',
      headers: {
        'Idempotency-Key': submissionId,
        ...(formTime ? { [FORM_TIME_HEADER]: formTime } : {}),
      },
    });
    // A function elsewhere may say no with a status of 200.
    if (isRecord(answer) && answer.error) return { kind: 'refused', fields: {} };
    return readAnswer(answer);
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'refused', ...toRefusal(error) };
    return { kind: 'failed' };
  }
}
