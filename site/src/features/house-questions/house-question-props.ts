import type { AnswerField, Fact } from '@sens/engine';

/** What one question about the house needs; the state is the caller's. */
export interface HouseQuestionProps<Field extends AnswerField = AnswerField> {
  field: Field;
  /** The visitor's answer; undefined while it is left to us. */
  value: string | number | undefined;
  /**
   * What the calculation took it to be, and where that comes from: `report.dwelling[field]`. Of a choice its value is
   * what would be assumed without an answer, also where there is one.
   */
  fact: Fact<string | number>;
  /** The new answer, always a valid one; undefined for "weet ik niet". */
  onChange: (value: string | number | undefined) => void;
}
