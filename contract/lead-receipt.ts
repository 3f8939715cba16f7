import * as z from 'zod/mini';

/** What submit-lead answers with status 200. A repeat with the same key gets the same answer. */
export const leadReceiptSchema = z.object({
  ok: z.literal(true),
  /** Short reference for the visitor and the company, e.g. `SR-7F3K9Q`. Holds no personal data. */
  reference: z.string(),
  /** {@link reportPath} of the report behind its unguessable link. */
  reportPath: z.string(),
});

export type LeadReceipt = z.output<typeof leadReceiptSchema>;
