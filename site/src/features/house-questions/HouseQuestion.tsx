import type { AnswerField, Fact } from '@sens/engine';
import { isChoiceField } from '#words/house/answer-words.ts';
import { ChoiceQuestion } from './ChoiceQuestion.tsx';
import { NumberQuestion } from './NumberQuestion.tsx';

/** What one question about the house needs; the state is the caller's. */
export interface HouseQuestionProps<Field extends AnswerField = AnswerField> {
  field: Field;
  /** The visitor's answer; undefined while it is left to us. */
  value: string | number | undefined;
  /** What the calculation took it to be, and where that comes from: `report.dwelling[field]`. */
  fact: Fact<string | number>;
  /** The new answer, always a valid one; undefined for "weet ik niet". */
  onChange: (value: string | number | undefined) => void;
}

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
