import type { PlannedMeasure, Report } from '@sens/engine';
import { Fragment, use, useRef } from 'react';
import { stepToStart } from '#words/plan/steps-by-owner.ts';
import { unwantedIn } from '#words/plan/unwanted-words.ts';
import { OwnAnswers } from './own-answers.ts';
import { PlanStep } from './PlanStep.tsx';
import { TakenOutLine } from './TakenOutLine.tsx';
import type { TakenOut } from './taken-out.ts';

/** Steps in order; what the reader took out is told in the place where it stood. */
export function Steps({
  steps,
  report,
  isShared = false,
  takenOut,
  onTakenOut,
}: {
  steps: PlannedMeasure[];
  report: Report;
  /** Whether these are for the owners' association. */
  isShared?: boolean;
  /** In this visit. */
  takenOut: readonly TakenOut[];
  onTakenOut: (next: readonly TakenOut[]) => void;
}) {
  const { dwelling, subsidyYear } = report;
  const own = use(OwnAnswers);
  const list = useRef<HTMLOListElement>(null);
  const first = stepToStart(report);
  const here = takenOut.filter((one) => one.isShared === isShared);
  // Taken out in an earlier visit: nobody knows any more where it stood.
  const earlier = (own?.answers.unwanted ?? unwantedIn(report)).filter(
    (id) => !isShared && takenOut.every((one) => one.id !== id),
  );
  if (steps.length === 0 && here.length === 0 && earlier.length === 0) return null;
  const without = (id: TakenOut['id']) => takenOut.filter((one) => one.id !== id);
  const lines = (at: number, isLast: boolean) =>
    here
      .filter((one) => (isLast ? one.at >= at : one.at === at))
      .map(({ id, ground }) => (
        <TakenOutLine
          ground={ground}
          id={id}
          isNew
          key={`out-${id}`}
          list={list}
          onBack={() => onTakenOut(without(id))}
        />
      ));
  return (
    <ol
      className="stairs mt-3 grid gap-2 sm:mt-4 sm:gap-4 print:block print:space-y-2"
      ref={list}
      tabIndex={-1}
    >
      {steps.map((measure, at) => (
        <Fragment key={measure.id}>
          {lines(at, false)}
          <PlanStep
            dwelling={dwelling}
            isFirst={measure === first}
            measure={measure}
            onTaken={(ground) =>
              onTakenOut([...without(measure.id), { id: measure.id, isShared, at, ground }])
            }
            subsidyYear={subsidyYear}
          />
        </Fragment>
      ))}
      {lines(steps.length, true)}
      {earlier.map((id) => (
        <TakenOutLine ground="unwanted" id={id} key={id} list={list} />
      ))}
    </ol>
  );
}
