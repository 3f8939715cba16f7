import * as z from 'zod';

/** A claim of the company: stands once, shown with its explanation (Directive (EU) 2024/825). */
export const claimSchema = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'Een id is kleine letters, cijfers en streepjes, zoals label-prijs'),
  /** As it reads inside a sentence. */
  text: z.string().min(2).max(140),
  /** What it means and what it depends on, shown on the same page. */
  explanation: z.string().min(20).max(500),
  source: z.string().min(5).max(200),
  sample: z.boolean().default(false),
});
