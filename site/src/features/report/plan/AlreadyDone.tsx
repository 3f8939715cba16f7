import type { DwellingFacts, MeasureId, PlannedMeasure } from '@sens/engine';
import { createContext, type RefObject, use, useEffect, useRef } from 'react';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { PAGE_COPY as COPY } from '../copy.ts';
import type { Refining } from '../refine/refining.ts';
import { type DoneAnswer, doneAnswer } from './done-answer.ts';

/** The reader's own answers, where they can be changed. */
export const OwnAnswers = createContext<Pick<Refining, 'answers' | 'answer'> | undefined>(
  undefined,
);

/** A step that the reader said is done: its place in the list, its answer, and the one before that. */
export interface DoneStep {
  id: MeasureId;
  at: number;
  answer: DoneAnswer;
  was: string | number | undefined;
}

const QUIET = 'text-link only-script min-h-11 cursor-pointer font-semibold print:hidden';

/** Takes a step out of the plan, as its owner has it already. */
export function DoneButton({
  measure,
  dwelling,
  onDone,
}: {
  measure: PlannedMeasure;
  dwelling: DwellingFacts;
  onDone: (done: Omit<DoneStep, 'at'>) => void;
}) {
  const own = use(OwnAnswers);
  const answer = doneAnswer(measure, dwelling);
  if (!own || !answer) return null;
  const [field, value] = answer;
  const say = () => {
    onDone({ id: measure.id, answer, was: own.answers[field] });
    own.answer(field, value);
  };
  return (
    <button className={QUIET} onClick={say} type="button">
      {COPY.alreadyDone}
    </button>
  );
}

/** What stands in the place of a step that is done, with the way back; it takes over the keyboard. */
export function DoneLine({
  step: { id, answer, was },
  list,
  onBack,
}: {
  step: DoneStep;
  /** Where the keyboard goes once the line is gone. */
  list: RefObject<HTMLOListElement | null>;
  onBack: () => void;
}) {
  const own = use(OwnAnswers);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const [field, value] = answer;
  // Answered otherwise since: then this says nothing any more.
  if (own?.answers[field] !== value) return null;
  const back = () => {
    list.current?.focus({ preventScroll: true });
    onBack();
    own.answer(field, was);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 rounded-card border border-zand-200 bg-white px-4 py-1 print:hidden">
      {COPY.doneStep(MEASURE_WORDS[id].name)}
      <button className={QUIET} onClick={back} ref={button} type="button">
        {COPY.notDone}
      </button>
    </li>
  );
}
