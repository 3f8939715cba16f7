import { SERVICE_SLUGS } from '@sens/contract';
import * as z from 'zod';
import { day } from '../lib/day-schema.ts';
import { hero, link, pictureIds, question, seo, step } from './parts.ts';

/** A service: its own page, and the parts its town pages are made of. The Markdown body is the page's text. */
export const serviceSchema = z.strictObject({
  slug: z.enum(SERVICE_SLUGS),
  name: z.string(),
  /** The name with a soft hyphen, where it is wider than a phone in the heading of a town page. */
  breakable: z.string().optional(),
  shortName: z.string(),
  icon: z.enum(['label', 'layers', 'sun', 'heat', 'advice']),
  order: z.number().int(),
  updated: day,
  seo,
  hero,
  description: z.string().min(40).max(200),
  benefits: z.array(z.string().min(10).max(160)).min(4).max(8),
  process: z.array(step).min(3).max(6),
  faqQuestions: z.array(question).min(3).max(8),
  landing: z.strictObject({
    /** Search description; {town} stands for the town, which has 5 to 22 characters: 110 to 160 then. */
    description: z
      .string()
      .includes('{town}')
      .min(111, 'Een omschrijving met {town} heeft minstens 111 tekens')
      .max(144, 'Een omschrijving met {town} heeft hoogstens 144 tekens'),
    /** The street with a blank place-name board, on which the page writes the town. */
    picture: pictureIds,
    faq: question,
    /** The tool that opens with the town's example house. */
    tool: link,
    /** Slug of the article that belongs with it. */
    article: z.string().regex(/^[a-z-]+$/, 'Schrijf de slug van een artikel uit content/articles'),
  }),
});
