import type { AnswerField, DwellingAnswers, Fact, MeasureId } from '@sens/engine';

/** The title of the panel, which names it. */
export const REFINE_ID = 'klopt-dit';

/** What the refine panel works on; the report around it holds the state. */
export interface Refining {
  answers: DwellingAnswers;
  /** The answers that the report was made with before anything was changed here. */
  base: DwellingAnswers;
  /** Takes a new answer; undefined goes back to our assumption. */
  answer: (field: AnswerField, value: string | number | undefined) => void;
  /** Takes a measure out of the plan for good, or lets it back in. */
  want: (id: MeasureId, isWanted: boolean) => void;
  reset: () => void;
  /** The question that stands open. */
  open: AnswerField | undefined;
  /** Opens a question and brings it into view; nothing closes the open one. */
  ask: (field: AnswerField | undefined) => void;
  /** What we would take the open question to be without the visitor's answer to it. */
  assumed: Fact<string | number> | undefined;
  /** What the answer to the open question does to the plan, in sentences. */
  change: readonly string[];
}

/** How many answers differ from those it began with. */
export function changedCount({ answers, base }: Pick<Refining, 'answers' | 'base'>): number {
  const fields = new Set([...Object.keys(answers), ...Object.keys(base)]) as Set<
    keyof DwellingAnswers
  >;
  // What is unwanted is a list, new at every change: told by what it says.
  return [...fields].filter((field) => String(answers[field]) !== String(base[field])).length;
}
