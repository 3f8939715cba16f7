import * as z from 'zod';

/** The terms of the trade that pages explain, and the words that the house does not use for them. */
export const termsSchema = z
  .array(
    z.strictObject({
      term: z.string().min(2).max(40),
      forms: z.array(z.string().min(2)).min(1, 'Schrijf hoe het woord in een tekst staat'),
      notWords: z.array(z.string().min(2)).optional(),
      explanation: z
        .string()
        .min(20)
        .max(200, 'Een uitleg heeft hoogstens 200 tekens: één of twee korte zinnen'),
    }),
  )
  .min(1);
