import type { Address } from '@sens/contract';
import * as z from 'zod';
import { getJson } from '#http/register.ts';

const answerSchema = z.object({
  response: z.object({
    docs: z.array(z.object({ straatnaam: z.string().min(1), woonplaatsnaam: z.string().min(1) })),
  }),
});

/** One address takes 200 bytes. */
const MOST_BYTES = 16 * 1024;

/** What may be asked: nothing else ever leaves the house. */
export interface AddressQuestion {
  postcode: string;
  huisnummer: number;
}

/**
 * Asks the government's address register (PDOK Locatieserver).
 * @param baseUrl its address, up to the version
 * @returns the street and town, or nothing when there is no such address
 * @throws Error when it does not answer, or answers something else
 */
export async function askPdok(
  baseUrl: string,
  { postcode, huisnummer }: AddressQuestion,
  signal: AbortSignal,
): Promise<Address | undefined> {
  const query = new URLSearchParams([
    ['q', `${postcode} ${huisnummer}`],
    ['fq', 'type:adres'],
    ['fq', `postcode:${postcode}`],
    ['fq', `huisnummer:${huisnummer}`],
    ['rows', '1'],
    ['fl', 'straatnaam,woonplaatsnaam'],
  ]);
  const answer = await getJson(`${baseUrl}/free?${query}`, { signal, mostBytes: MOST_BYTES });
  const [found] = answerSchema.parse(answer).response.docs;
  return found && { straat: found.straatnaam, woonplaats: found.woonplaatsnaam };
}
