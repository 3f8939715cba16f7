import * as z from 'zod';
import { day } from '../lib/day-schema.ts';
import { provinceSchema } from '../town-schemas.ts';
import { question } from './parts.ts';

/** What the town pages share. */
export const landingSchema = z.strictObject({
  updated: day,
  /** Since when there are such pages. */
  published: day,
  subtitle: z.string(),
  /** Each reason in a few phrasings; a town gets one. Without them it is told per service. */
  reasons: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(60),
        texts: z.array(z.string().min(10).max(160)).min(1).optional(),
        says: z.enum(['local', 'complete']).optional(),
        icon: z.string(),
      }),
    )
    .length(4),
  faq: z.strictObject({ visit: question, subsidy: z.string() }),
  closing: z.strictObject({ title: z.string(), text: z.string(), contact: z.string() }),
  province: provinceSchema,
  words: z.strictObject({
    charts: z.strictObject({
      bouwjaren: z.strictObject({ title: z.string(), head: z.string() }),
      soorten: z.strictObject({ title: z.string(), head: z.string() }),
    }),
    /** Above the table of villages, where a town has no neighbourhoods of its own. */
    villages: z.string(),
    chartNote: z.string(),
    heads: z.array(z.string()).length(2),
    more: z.string(),
    sources: z.string(),
  }),
});
