import {
  type AnswerField,
  CHOICES,
  type ChoiceField,
  type DwellingAnswers,
  NUMBERS,
  type NumberField,
  type Woningtype,
} from '../terms/answers.ts';
import { MEASURE_IDS, type MeasureId } from '../terms/measures.ts';
import { within } from '../terms/ranges.ts';

/** Answers with every value either usable or missing. */
export type CleanAnswers = {
  [Field in AnswerField]: Field extends 'woningtype'
    ? Woningtype
    : DwellingAnswers[Field] | undefined;
} & {
  /** In the order of the catalogue, each once; undefined where there is none. */
  unwanted: readonly MeasureId[] | undefined;
};

/** Anything that may be an answer about a house. */
type Given = Partial<Record<keyof DwellingAnswers, unknown>>;

function choice(field: ChoiceField, value: unknown): string | undefined {
  return (CHOICES[field] as readonly string[]).find((one) => one === value);
}

/** A finite number within its bounds; a year or a number of people has no fraction. */
function number(field: NumberField, value: unknown): number | undefined {
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  const bounded = within(value, NUMBERS[field]);
  return NUMBERS[field].whole ? Math.round(bounded) : bounded;
}

function measures(value: unknown): readonly MeasureId[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = MEASURE_IDS.filter((id) => value.includes(id));
  return known.length > 0 ? known : undefined;
}

const choiceFields = Object.keys(CHOICES) as ChoiceField[];
const numberFields = Object.keys(NUMBERS) as NumberField[];

/**
 * Makes anything that was typed, sent or kept into answers: what is no answer at all (an unknown
 * word, NaN) is dropped, a number out of bounds counts as the nearest valid one, and an unknown type
 * counts as the most common one.
 */
export function cleanAnswers(answers: Given): CleanAnswers {
  const clean = {
    ...Object.fromEntries(choiceFields.map((field) => [field, choice(field, answers[field])])),
    ...Object.fromEntries(numberFields.map((field) => [field, number(field, answers[field])])),
  } as CleanAnswers;
  return {
    ...clean,
    woningtype: clean.woningtype ?? 'tussenwoning',
    unwanted: measures(answers.unwanted),
  };
}

/** The same as answers that can be kept: what is missing is not there. */
export function usableAnswers(answers: Given): DwellingAnswers {
  const given = Object.entries(cleanAnswers(answers)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as DwellingAnswers;
}

/**
 * Answers as the visitor gave them, for a report that says what it made of them.
 * @param usable answers that were kept, each of them usable
 * @param said what was given before: where it came to the number that still stands, it is back
 */
export function asGiven(usable: DwellingAnswers, said: DwellingAnswers): DwellingAnswers {
  const taken = cleanAnswers(said);
  const kept = numberFields.filter(
    (field) => said[field] !== undefined && usable[field] === taken[field],
  );
  return { ...usable, ...Object.fromEntries(kept.map((field) => [field, said[field]])) };
}
