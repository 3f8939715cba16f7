import * as z from 'zod/mini';

/** What `GET /functions/v1/address?postcode&huisnummer` answers: a street and town, from the register. */
export const addressSchema = z.object({
  straat: z.string(),
  woonplaats: z.string(),
});

export type Address = z.output<typeof addressSchema>;

/** The question: a postcode as `1234AB` and a whole house number. */
export const addressQuerySchema = z.object({
  postcode: z.string().check(z.regex(/^[1-9]\d{3}[A-Z]{2}$/)),
  huisnummer: z.coerce.number().check(z.minimum(1), z.maximum(99_999)),
});
