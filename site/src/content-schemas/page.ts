import * as z from 'zod';
import { day } from '../lib/day-schema.ts';
import { hero, link, question, seo } from './parts.ts';

/** A page of text with its head, hero and form. The Markdown body is the text. */
export const pageSchema = z.strictObject({
  path: z
    .string()
    .regex(
      /^\/[a-z0-9/-]*$/,
      'Schrijf het adres als /prijzen: een schuine streep, kleine letters en streepjes',
    ),
  /** What it is called where others stand beside it, when its title is a sentence. */
  name: z.string().min(4).max(30).optional(),
  seo,
  hero,
  updated: day,
  /** How the overview shows a tool: what one gets, and how long it takes. */
  card: z
    .strictObject({
      text: z.string().min(20).max(160),
      gets: z.array(z.string().min(5).max(60)).min(2).max(4),
      time: z.string().min(5).max(60),
    })
    .optional(),
  faq: z.array(question).optional(),
  /** Many questions, by subject. */
  faqGroups: z
    .array(
      z.strictObject({
        title: z.string().min(3).max(50),
        /** Where one reads on about it. */
        more: link,
        questions: z.array(question).min(3),
      }),
    )
    .optional(),
  form: z
    .strictObject({
      title: z.string().max(70),
      description: z.string().max(260),
    })
    .optional(),
});
