import * as z from 'zod';
import { link } from './parts.ts';

/** Menus and footer groups. */
export const navigationSchema = z.strictObject({
  header: z.array(
    z.strictObject({
      label: z.string(),
      links: z.array(link.extend({ hint: z.string().optional() })),
    }),
  ),
  headerLinks: z.array(link),
  contact: link,
  footer: z.array(z.strictObject({ label: z.string(), links: z.array(link) })),
  legal: z.array(link),
});
