import type { AnswerField, Fact } from '@sens/engine';
import { answerWords, isChoiceField } from './answer-words.ts';
import { assumedNumber } from './assumed-number.ts';

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
