import * as z from 'zod';

/** The list to print and tick, to compare quotes by. */
export const checklistSchema = z.strictObject({
  title: z.string().max(60),
  intro: z.string().min(20).max(260),
  print: z.string().max(60),
  printHint: z.string().max(160),
  groups: z
    .array(
      z.strictObject({
        title: z.string().max(50),
        items: z
          .array(z.string().min(8).max(90, 'Een regel van de lijst past op één regel'))
          .min(3),
      }),
    )
    .min(2),
});
