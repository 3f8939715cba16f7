import type { DwellingAnswers } from '@sens/engine';
import * as z from 'zod/mini';
import { givenAnswersSchema } from './house-answers.ts';
import { type Registered, registeredSchema } from './registered.ts';

/** Where a report's answers are read (GET) and kept (PUT with {@link KeepAnswers}). */
export const keptReportPath = (token: string) => `/functions/v1/report/${token}`;

/** What the browser sends to keep refined answers; they replace those kept before. */
export interface KeepAnswers {
  answers: DwellingAnswers;
}

/** ISO date, in the Netherlands. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * What both answer with status 200: no more of the visitor than the name to greet with.
 * `answers` are those of the form, or the whole set that was last kept in their place; a number of the
 * form stands as it was given, so that the report can say what it was taken for.
 */
export const keptReportSchema = z.object({
  firstName: z.string(),
  reference: z.string(),
  createdOn: day,
  /** When the answers were last refined; not there when they never were. */
  updatedOn: z.exactOptional(day),
  answers: givenAnswersSchema,
  registered: z.exactOptional(registeredSchema),
  note: z.exactOptional(z.string()),
  proof: z.exactOptional(z.int()),
});

export interface KeptReport {
  firstName: string;
  reference: string;
  createdOn: string;
  updatedOn?: string;
  answers: DwellingAnswers;
  /** What the registers hold of the house; the answers go before it. */
  registered?: Registered;
  /** What whoever has the link wrote down beside it. */
  note?: string;
  /** Bits of the proof that the delivery of its request waits for (`proof.ts`). */
  proof?: number;
}

/** The day (ISO) that a kept report counts for, on its page, in its PDF and in its mails. */
export const countedOn = ({ createdOn, updatedOn }: Pick<KeptReport, 'createdOn' | 'updatedOn'>) =>
  updatedOn ?? createdOn;

/** A report for its own page: the token is the secret part of its address. */
export type LinkedReport = KeptReport & { token: string };
