import { isChoiceField } from '#words/house/answer-words.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import type { HouseQuestionProps } from './house-question-props.ts';
import { NumberQuestion } from './NumberQuestion.tsx';

/**
 * One question about the house, by its field: a radio group or a number with a slider. Its form
 * fields carry the keys of the address, so that a `<form method="get">` asks the same without script.
 */
export function HouseQuestion({ field, ...rest }: HouseQuestionProps) {
  return isChoiceField(field) ? (
    <ChoiceQuestion field={field} {...rest} />
  ) : (
    <NumberQuestion field={field} {...rest} />
  );
}
