import type { LeadSubmission } from '@sens/contract';

/** Which dwelling is asked for, in the parts that the registers have it in; nothing else leaves the house. */
export interface DwellingQuestion {
  postcode: string;
  huisnummer: number;
  /** One letter, capital; empty for none. */
  huisletter: string;
  /** Empty for none. */
  toevoeging: string;
}

/** A letter by itself, or in front of a digit or a separator; then what else there is, as `BIS` or `2`. */
const SUFFIX = /^(?:([A-Z])(?![A-Z]))?[ -]*([A-Z\d]{1,4})?$/;

/**
 * The dwelling that a request is about. Registers keep the letter of a house number apart from what
 * follows it: `12 a-2` is 12, A and 2.
 * @returns nothing when what follows the number cannot be one of an address: no other's house is taken for it
 */
export function dwellingQuestion({
  postcode,
  huisnummer,
  huisnummer_toevoeging: suffix = '',
}: Pick<LeadSubmission, 'postcode' | 'huisnummer' | 'huisnummer_toevoeging'>):
  | DwellingQuestion
  | undefined {
  const parts = SUFFIX.exec(suffix.trim().toUpperCase());
  if (!parts) return undefined;
  const [, huisletter = '', toevoeging = ''] = parts;
  return { postcode, huisnummer, huisletter, toevoeging };
}

/** Whether a register's address is the one that was asked for, and no neighbour's. */
export function isAsked(
  asked: DwellingQuestion,
  found: { huisletter?: string | null | undefined; toevoeging?: string | null | undefined },
): boolean {
  const same = (one: string, other: string | null | undefined) =>
    one === (other ?? '').trim().toUpperCase();
  return same(asked.huisletter, found.huisletter) && same(asked.toevoeging, found.toevoeging);
}

/** The same for the same dwelling. */
export const dwellingKey = (asked: DwellingQuestion) =>
  [asked.postcode, asked.huisnummer, asked.huisletter, asked.toevoeging].join(' ');
