import * as z from 'zod/mini';

/**
 * What `GET /functions/v1/address?postcode&huisnummer` answers with status 200: a street and town from
 * the register. Status 204 says that there is none to give, because the address is unknown or the
 * register does not answer: either way the visitor types it, and nothing is wrong.
 */
export const addressSchema = z.object({
  straat: z.string(),
  woonplaats: z.string(),
});

export type Address = z.output<typeof addressSchema>;

/** The question: a postcode as `1234AB` and a whole house number. */
export const addressQuerySchema = z.object({
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  /** Digits as typed; the register only knows whole numbers. */
  huisnummer: z.pipe(
    z.string().check(z.trim(), z.regex(/^[1-9]\d{0,4}$/)),
    z.transform((digits: string) => Number(digits)),
  ),
});
