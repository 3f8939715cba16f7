import * as z from 'zod';
import { day } from '../lib/day-schema.ts';
import { hero, question, seo } from './parts.ts';

/** A knowledge article; `shortDescription` stands on its card. */
export const articleSchema = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z-]+$/, 'Een slug is kleine letters met streepjes, als in de bestandsnaam'),
  order: z.number().int(),
  seo,
  hero,
  shortDescription: z.string().min(40).max(180),
  published: day,
  updated: day,
  /** What the figures in the text rest on. */
  sources: z
    .array(
      z.strictObject({
        name: z.string().min(5),
        publisher: z.string().min(3),
        /** A day, a year, or the day of a figure as `{{date:…}}`. */
        date: z.preprocess(
          (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
          z
            .string()
            .regex(
              /^(\d{4}(-\d\d){0,2}|\{\{date:[\w.-]+\}\})$/,
              'Schrijf een jaar of een datum, als 2026 of 2026-11-20',
            ),
        ),
        href: z.url().optional(),
      }),
    )
    .min(1, 'Een artikel noemt zijn bronnen'),
  /** Where one goes from here: the service, the tool, another article. */
  related: z
    .array(
      z.strictObject({
        label: z.string().min(3).max(40),
        href: z.string().startsWith('/'),
        text: z.string().min(20).max(90),
      }),
    )
    .min(3, 'Een artikel verwijst naar een dienst, een rekenhulp en een ander artikel'),
  faq: z.array(question).optional(),
});
