import * as z from 'zod';
import { words } from './parts.ts';

/**
 * Questions as people ask them, by what answers them: a heading of a page, an own answer by its first question; or what
 * nothing answers: it is not ours, a complaint, or (for the difference) only sounds like one.
 */
export const heardSchema = z.union([
  z.strictObject({ page: z.string().startsWith('/'), questions: z.record(z.string(), words) }),
  z.strictObject({ answers: z.record(z.string(), words) }),
  z.strictObject({ outside: words }),
  z.strictObject({ complaint: words, other: words }),
]);
