import { type Registered, registeredSchema } from '@sens/contract';
import * as z from 'zod';
import { getJson } from '#http/register.ts';
import { type DwellingQuestion, isAsked } from './dwelling-question.ts';

/** One registration takes 2 kB; a house has few. */
const MOST_BYTES = 64 * 1024;

const DWELLING = 'W';

const answerSchema = z.array(
  z.object({
    Huisletter: z.string().nullish(),
    Huisnummertoevoeging: z.string().nullish(),
    Gebouwklasse: z.string().nullish(),
    Energieklasse: z.string().nullish(),
    Registratiedatum: z.string(),
    Geldig_tot: z.string().nullish(),
  }),
);

/**
 * Asks the register of energy labels (EP-Online, RVO, v5) about a dwelling.
 * @param access its address up to the version, and our key
 * @param today ISO date
 * @returns the label that was registered last, if it is still valid; nothing when there is none
 * @throws Error when it does not answer, or answers something else
 */
export async function askEpOnline(
  { url, key }: { url: string; key: string },
  question: DwellingQuestion,
  signal: AbortSignal,
  today: string,
): Promise<Pick<Registered, 'label'> | undefined> {
  const { postcode, huisnummer, huisletter, toevoeging } = question;
  const query = new URLSearchParams({
    postcode,
    huisnummer: String(huisnummer),
    ...(huisletter ? { huisletter } : {}),
    ...(toevoeging ? { huisnummertoevoeging: toevoeging } : {}),
  });
  const answer = await getJson(`${url}/PandEnergielabel/Adres?${query}`, {
    signal,
    headers: { authorization: key, accept: 'application/json' },
    mostBytes: MOST_BYTES,
  });
  const [last] = answerSchema
    .parse(answer ?? [])
    .filter((each) => each.Gebouwklasse === DWELLING)
    .filter((each) =>
      isAsked(question, { huisletter: each.Huisletter, toevoeging: each.Huisnummertoevoeging }),
    )
    .toSorted((one, other) => other.Registratiedatum.localeCompare(one.Registratiedatum));
  const validUntil = last?.Geldig_tot?.slice(0, 10);
  const label = { labelClass: last?.Energieklasse, validUntil };
  const registered = registeredSchema.safeParse({ label });
  const isValid = registered.success && validUntil !== undefined && validUntil >= today;
  return isValid ? registered.data : undefined;
}
