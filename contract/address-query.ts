import * as z from 'zod/mini';

/** What one asks `GET /functions/v1/address`: a postcode as `1234AB` and a whole house number. */
export const addressQuerySchema = z.object({
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  /** Digits as typed; the register only knows whole numbers. */
  huisnummer: z.pipe(
    z.string().check(z.trim(), z.regex(/^[1-9]\d{0,4}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
});
