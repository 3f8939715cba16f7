import type { AnswerField, NumberField } from '@sens/engine';
import { roundedWords } from '#components/ui/copy.ts';
import { formatNumber } from '#lib/format-nl.ts';
import { isTextWithin } from '#lib/typed-number.ts';
import { isChoiceField, numberWords } from '#words/house/answer-words.ts';
import {
  QUESTION_COPY as COPY,
  NUMBER_QUESTIONS,
  questionLabel,
} from '#words/house/question-copy.ts';
import { boundsOf } from './bounds.ts';

/** What to say of a number that does not count, and what is used instead. */
export function outOfBoundsWords(field: NumberField, used: number, thisYear?: number): string {
  const { min, max } = boundsOf(field, thisYear);
  const plain = field === 'bouwjaar' ? String : formatNumber;
  const low = NUMBER_QUESTIONS[field].unit === 'euro' ? numberWords(field, min) : plain(min);
  const bounds = COPY.bounds(low, numberWords(field, max));
  return COPY.outOfBounds(NUMBER_QUESTIONS[field].noun, bounds, numberWords(field, used));
}

/** A Dutch sentence about a value in an address that could not be used as it stood. */
export function adjustmentWords(
  { field, given, used }: { field: AnswerField; given: string; used?: number },
  thisYear?: number,
): string {
  const about = COPY.about(questionLabel(field), given);
  if (isChoiceField(field) || used === undefined) return `${about} ${COPY.usesAssumption}`;
  if (isTextWithin(given, boundsOf(field, thisYear))) {
    return `${questionLabel(field)} ${COPY.given(given)} ${roundedWords(numberWords(field, used))}`;
  }
  return `${about} ${outOfBoundsWords(field, used, thisYear)}`;
}
