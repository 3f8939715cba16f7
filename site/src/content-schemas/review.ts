import * as z from 'zod';
import { pictureIds } from './parts.ts';

/** A review as Google shows it: who wrote it, how much that person writes, when, and what. */
export const reviewSchema = z.strictObject({
  name: z.string().min(2).max(60),
  reviewCount: z.int().positive(),
  photoCount: z.int().nonnegative(),
  /** In words, as it stands on Google: "3 maanden geleden". */
  date: z.string().min(4).max(30),
  rating: z.int().min(1).max(5),
  text: z.string().min(20).max(300),
  /** Somebody made sure that the writer was a customer. */
  verified: z.boolean(),
  badge: z.literal('Local Guide').optional(),
  photo: pictureIds.optional(),
  /** Made up to show the form; shown with a mark, and never to search engines. */
  sample: z.boolean(),
});
