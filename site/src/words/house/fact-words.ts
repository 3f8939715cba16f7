import type { AnswerField, DwellingFacts, Fact } from '@sens/engine';
import { answerWords, isChoiceField } from './answer-words.ts';
import { assumedNumber } from './assumed-number.ts';
import { QUESTION_COPY as COPY } from './question-copy.ts';

/**
 * A fact of the house in words: what the visitor or the register said, and what stands in its place,
 * exactly; our own assumption rounded.
 */
export function factWords(
  field: AnswerField,
  { value, origin, given }: Fact<string | number>,
): string {
  const isExact = isChoiceField(field) || origin !== 'assumption' || given !== undefined;
  return answerWords(field, isExact ? value : assumedNumber(field, Number(value)));
}

/** Parts that many have insulated since: what is assumed of them in an old house lies between two answers. */
export const INSULATED_SINCE: readonly AnswerField[] = ['roof', 'wall', 'floor'];

/** From this year on 'matig' is how houses were built, and no average of bare and insulated ones. */
const BUILT_WITH_SOME = 1975;

/**
 * The same of a house as a whole: what is assumed of an old one lies between two answers, so it is no answer
 * itself. Who would confirm the nearest one gets another plan.
 */
export function houseFactWords(field: AnswerField, dwelling: DwellingFacts): string {
  const fact: Fact<string | number> = dwelling[field];
  const isAverage =
    INSULATED_SINCE.includes(field) &&
    fact.origin === 'assumption' &&
    fact.value === 'matig' &&
    dwelling.bouwjaar.value < BUILT_WITH_SOME;
  return isAverage ? COPY.average : factWords(field, fact);
}
