import type { DwellingAnswers } from '@sens/engine';
import * as z from 'zod/mini';

/**
 * What the government's registers hold of a dwelling: its build year and floor area (BAG, m2), and its
 * energy label (EP-Online, valid up to and with the ISO date). What a register does not tell is not there.
 */
export const registeredSchema = z.object({
  bouwjaar: z.exactOptional(z.int()),
  floorAreaM2: z.exactOptional(z.number()),
  label: z.exactOptional(
    z.object({
      labelClass: z.string().check(z.regex(/^(?:A\+{0,5}|[B-G])$/)),
      validUntil: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
    }),
  ),
});

export type Registered = z.output<typeof registeredSchema>;

/** Answers with what the BAG knows where the visitor said nothing: what was said goes before a register. */
export function withRegistered(
  answers: DwellingAnswers,
  { bouwjaar, floorAreaM2 }: Registered = {},
): DwellingAnswers {
  return {
    ...(bouwjaar === undefined ? {} : { bouwjaar }),
    ...(floorAreaM2 === undefined ? {} : { floorAreaM2 }),
    ...answers,
  };
}
