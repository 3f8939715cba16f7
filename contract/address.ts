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
