import type { Registered } from '@sens/contract';
import { NUMBERS } from '@sens/engine';
import * as z from 'zod';
import { getJson } from '#http/register.ts';
import { type DwellingQuestion, isAsked } from './dwelling-question.ts';

/** One address takes 3 kB. */
const MOST_BYTES = 64 * 1024;

/** Of a shop or an office the area is no dwelling's. */
const LIVED_IN = 'woonfunctie';

const addressSchema = z.object({
  huisletter: z.string().optional(),
  huisnummertoevoeging: z.string().optional(),
  /** A year for each building that the address lies in. */
  oorspronkelijkBouwjaar: z.array(z.coerce.number()).default([]),
  oppervlakte: z.coerce.number().optional(),
  gebruiksdoelen: z.array(z.string()).default([]),
});

const answerSchema = z.object({
  _embedded: z.object({ adressen: z.array(addressSchema) }).optional(),
});

/** Years and areas that stand for "not known" in the BAG, such as 1005 and 999999 m2, lie beyond these. */
const known = (value: number | undefined, { min, max }: { min: number; max: number }) =>
  value !== undefined && value >= min && value <= max ? value : undefined;

/**
 * Asks the register of buildings (BAG, Kadaster, individual queries v2) about a dwelling.
 * @param access its address up to the version, and our key
 * @returns what it knows of build year and floor area; nothing when there is no such dwelling
 * @throws Error when it does not answer, or answers something else
 */
export async function askBag(
  { url, key }: { url: string; key: string },
  question: DwellingQuestion,
  signal: AbortSignal,
): Promise<Pick<Registered, 'bouwjaar' | 'floorAreaM2'> | undefined> {
  const { postcode, huisnummer, huisletter, toevoeging } = question;
  const query = new URLSearchParams({
    postcode,
    huisnummer: String(huisnummer),
    ...(huisletter ? { huisletter } : {}),
    ...(toevoeging ? { huisnummertoevoeging: toevoeging } : {}),
    exacteMatch: 'true',
  });
  const answer = await getJson(`${url}/adressenuitgebreid?${query}`, {
    signal,
    headers: { 'x-api-key': key, accept: 'application/hal+json', 'accept-crs': 'epsg:28992' },
    mostBytes: MOST_BYTES,
  });
  const found = answerSchema
    .parse(answer ?? {})
    ._embedded?.adressen.filter((each) =>
      isAsked(question, { ...each, toevoeging: each.huisnummertoevoeging }),
    );
  const [dwelling, ...others] = found ?? [];
  if (!dwelling || others.length > 0 || !dwelling.gebruiksdoelen.includes(LIVED_IN))
    return undefined;
  const years = new Set(dwelling.oorspronkelijkBouwjaar);
  const bouwjaar = known(years.size === 1 ? [...years][0] : undefined, NUMBERS.bouwjaar);
  const floorAreaM2 = known(dwelling.oppervlakte, NUMBERS.floorAreaM2);
  return {
    ...(bouwjaar === undefined ? {} : { bouwjaar }),
    ...(floorAreaM2 === undefined ? {} : { floorAreaM2 }),
  };
}
