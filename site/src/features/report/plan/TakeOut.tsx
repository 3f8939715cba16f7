import type { DwellingFacts, MeasureId, PlannedMeasure } from '@sens/engine';
import { use } from 'react';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { PAGE_COPY as COPY } from '../copy.ts';
import { doneAnswer } from './done-answer.ts';
import { OwnAnswers } from './own-answers.ts';
import type { Ground } from './taken-out.ts';

const QUIET = 'text-link min-h-11 cursor-pointer font-semibold';

/** Takes a step out of the plan: as its owner has it already, or does not want it. */
export function TakeOut({
  measure,
  dwelling,
  onTaken,
}: {
  measure: PlannedMeasure;
  dwelling: DwellingFacts;
  onTaken: (id: MeasureId, ground: Ground) => void;
}) {
  const own = use(OwnAnswers);
  if (!own) return null;
  const answer = doneAnswer(measure, dwelling);
  const { name } = MEASURE_WORDS[measure.id];
  return (
    <p className="only-script mt-2 flex flex-wrap gap-x-6 print:hidden">
      {answer ? (
        <button
          className={QUIET}
          onClick={() => {
            const [field, value] = answer;
            onTaken(measure.id, { answer, was: own.answers[field] });
            own.answer(field, value);
          }}
          type="button"
        >
          {COPY.alreadyDone}
          <span className="sr-only">: {name}</span>
        </button>
      ) : null}
      <button
        className={QUIET}
        onClick={() => {
          onTaken(measure.id, 'unwanted');
          own.want(measure.id, false);
        }}
        type="button"
      >
        {COPY.notWanted}
        <span className="sr-only">: {name}</span>
      </button>
    </p>
  );
}
