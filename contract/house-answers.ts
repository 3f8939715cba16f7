import {
  CHOICES,
  type DwellingAnswers,
  MEASURE_IDS,
  NUMBERS,
  type NumberField,
} from '@sens/engine';
import * as z from 'zod/mini';
import { HOUSE_MESSAGES as M } from './house-messages.ts';

/** A question with a number: within its bounds, without a fraction where that makes no sense. */
function bounded(field: NumberField) {
  const { min, max, whole } = NUMBERS[field];
  const error = M.number(min, max, whole);
  const within = [z.minimum(min, error), z.maximum(max, error)] as const;
  return whole ? z.int({ error }).check(...within) : z.number({ error }).check(...within);
}

const choice = (answers: readonly string[]) => z.enum(answers, { error: M.choice });

const optionals = (schemas: [name: string, schema: z.ZodMiniType][]) =>
  Object.fromEntries(schemas.map(([name, schema]) => [name, z.exactOptional(schema)]));

/** The engine's questions as one schema; that its type is the engine's is what the test says. */
const houseSchema = (number: (field: NumberField) => z.ZodMiniType) =>
  z.strictObject(
    {
      ...optionals(Object.entries(CHOICES).map(([name, answers]) => [name, choice(answers)])),
      ...optionals(Object.keys(NUMBERS).map((name) => [name, number(name as NumberField)])),
      woningtype: choice(CHOICES.woningtype),
      unwanted: z.exactOptional(
        z
          .array(choice(MEASURE_IDS), { error: M.choice })
          .check(z.maxLength(MEASURE_IDS.length, { error: M.choice })),
      ),
    },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? M.unknown : M.none) },
  ) as unknown as z.ZodMiniType<DwellingAnswers>;

/**
 * The answers about a house: every question of the engine and what is not wanted, nothing else. All but
 * the type may be missing. Errors: Dutch, fit to stand below the field.
 */
export const houseAnswersSchema = houseSchema(bounded);

/** The same as given: a number may be one that the engine takes for the nearest that counts. */
export const givenAnswersSchema = houseSchema(() => z.number());

export type HouseAnswersResult =
  | { ok: true; answers: DwellingAnswers }
  /** One message per wrong field; none of them when it was no set of answers at all. */
  | { ok: false; fields: Record<string, string> };

/** How many unknown names are named back. */
const MOST_UNKNOWN = 5;

/**
 * Checks answers about a house.
 * @param input anything, such as a parsed body
 * @returns the answers, or the first Dutch message of each wrong field
 */
export function checkHouseAnswers(input: unknown): HouseAnswersResult {
  const result = houseAnswersSchema.safeParse(input);
  if (result.success) return { ok: true, answers: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const names =
      issue.code === 'unrecognized_keys' ? issue.keys.slice(0, MOST_UNKNOWN) : [issue.path[0]];
    for (const name of names) {
      if (name !== undefined) fields[String(name).slice(0, 40)] ??= issue.message;
    }
  }
  return { ok: false, fields };
}
