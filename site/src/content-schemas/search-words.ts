import * as z from 'zod';

/** Words that people search with and the site's own word for them. */
export const searchWordsSchema = z.array(
  z.strictObject({ word: z.string().min(2), also: z.array(z.string().min(2)).min(1) }),
);
