import type { MeasureId, Report } from '@sens/engine';
import { type Dispatch, Fragment, type SetStateAction, use, useCallback, useRef } from 'react';
import { startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { unwantedIn } from '#words/plan/unwanted-words.ts';
import { OwnAnswers } from './own-answers.ts';
import { PlanStep } from './PlanStep.tsx';
import { TakenOutLine } from './TakenOutLine.tsx';
import type { Ground, TakenOut } from './taken-out.ts';

const without = (all: readonly TakenOut[], id: MeasureId) => all.filter((one) => one.id !== id);

/** Steps in order; what the reader took out is told in the place where it stood. */
export function Steps({
  report,
  takenOut,
  onTakenOut,
}: {
  report: Report;
  /** In this visit. */
  takenOut: readonly TakenOut[];
  onTakenOut: Dispatch<SetStateAction<readonly TakenOut[]>>;
}) {
  const { plan } = report;
  const own = use(OwnAnswers);
  const list = useRef<HTMLOListElement>(null);
  const first = stepToStart(report);
  // Taken out in an earlier visit: nobody knows any more where it stood.
  const earlier = (own?.answers.unwanted ?? unwantedIn(report)).filter((id) =>
    takenOut.every((one) => one.id !== id),
  );
  // The same as long as the steps are, so that none of them is drawn anew while the reader types elsewhere.
  const onTaken = useCallback(
    (id: MeasureId, ground: Ground) => {
      const at = plan.findIndex((step) => step.id === id);
      onTakenOut((all) => [...without(all, id), { id, at, ground }]);
    },
    [plan, onTakenOut],
  );
  if (plan.length === 0 && takenOut.length === 0 && earlier.length === 0) return null;
  const lines = (at: number, isLast: boolean) =>
    takenOut
      .filter((one) => (isLast ? one.at >= at : one.at === at))
      .map(({ id, ground }) => (
        <TakenOutLine
          ground={ground}
          id={id}
          isNew
          key={`out-${id}`}
          list={list}
          onBack={() => onTakenOut((all) => without(all, id))}
        />
      ));
  return (
    <ol
      className="stairs mt-3 grid gap-2 sm:mt-4 sm:gap-4 print:block print:space-y-2"
      ref={list}
      tabIndex={-1}
    >
      {plan.map((measure, at) => (
        <Fragment key={measure.id}>
          {lines(at, false)}
          <PlanStep
            measure={measure}
            onTaken={onTaken}
            report={report}
            start={measure === first ? startWords(report) : ''}
          />
        </Fragment>
      ))}
      {lines(plan.length, true)}
      {earlier.map((id) => (
        <TakenOutLine ground="unwanted" id={id} key={id} list={list} />
      ))}
    </ol>
  );
}
