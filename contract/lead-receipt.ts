import * as z from 'zod/mini';
import type { Registered } from './registered.ts';

/**
 * What submit-lead answers with status 200, as far as the form needs it. A repeat with the same key gets the
 * same answer.
 */
export const leadReceiptSchema = z.object({
  /** Short reference for the visitor and the company, e.g. `SR-7F3K9Q`. Holds no personal data. */
  reference: z.string(),
  /** {@link reportPath} of the report behind its unguessable link. */
  reportPath: z.string(),
});

export interface LeadReceipt extends z.output<typeof leadReceiptSchema> {
  ok: true;
  /** What the registers hold of the house, for the page that shows it to check. */
  registered?: Registered;
  /** Bits of the proof that its delivery waits for (`proof.ts`); not there for nearly all. */
  proof?: number;
}
