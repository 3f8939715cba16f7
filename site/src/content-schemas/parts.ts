import * as z from 'zod';

/** Pictures that exist under `art/masters`; a page names one of them. */
export const pictureIds = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'Noem een plaatje uit art/pictures.yaml');

export const seo = z.strictObject({
  title: z
    .string()
    .min(15, 'Een paginatitel heeft minstens 15 tekens')
    .max(65, 'Een paginatitel heeft hoogstens 65 tekens, anders kapt Google hem af'),
  description: z
    .string()
    .min(110, 'Een omschrijving voor Google heeft minstens 110 tekens')
    .max(160, 'Een omschrijving voor Google heeft hoogstens 160 tekens'),
});

export const hero = z.strictObject({
  title: z.string().min(3).max(70, 'Een kop heeft hoogstens 70 tekens'),
  subtitle: z.string().min(20).max(260, 'Een ondertitel heeft hoogstens 260 tekens'),
  picture: pictureIds.optional(),
});

export const question = z.strictObject({
  question: z.string().min(8).max(120),
  /** Markdown; links are allowed. */
  answer: z.string().min(20).max(900),
});

export const link = z.strictObject({ label: z.string(), href: z.string().startsWith('/') });

export const step = z.strictObject({
  title: z.string().min(3).max(60),
  text: z.string().min(10).max(320),
});

/** Words or questions, at least one. */
export const words = z.array(z.string().min(2)).min(1);
