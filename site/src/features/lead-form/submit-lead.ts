import {
  type FieldErrors,
  type LeadForm,
  type LeadReceipt,
  leadReceiptSchema,
  toSubmission,
} from '@sens/contract';
import { sendJson } from '#lib/browser/functions.ts';
import { RefusedError } from '#lib/browser/request.ts';

/** How sending ended: kept by the server, refused by it, or no answer at all. */
export type SubmitOutcome =
  | { kind: 'sent'; receipt: LeadReceipt }
  | { kind: 'refused'; fields: FieldErrors }
  | { kind: 'failed' };

function fieldErrors(body: unknown): FieldErrors {
  const error = (body as { error?: { fields?: FieldErrors } } | undefined)?.error;
  return error?.fields ?? {};
}

/**
 * Sends a valid form to submit-lead.
 * @param form values that passed the contract's check
 * @param source where the form stood
 * @param submissionId the same for every repeat of this form, so that it is stored once
 */
export async function submitLead(
  form: LeadForm,
  source: string,
  submissionId: string,
): Promise<SubmitOutcome> {
  try {
    const answer = await sendJson('/functions/v1/submit-lead', toSubmission(form, source), {
      method: 'POST',
      headers: { 'Idempotency-Key': submissionId },
    });
    return { kind: 'sent', receipt: leadReceiptSchema.parse(answer) };
  } catch (error) {
    if (error instanceof RefusedError) return { kind: 'refused', fields: fieldErrors(error.body) };
    return { kind: 'failed' };
  }
}
