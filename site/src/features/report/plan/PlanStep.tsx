import type { PlannedMeasure } from '@sens/engine';
import { REPORT_COPY as COPY, MEASURE_WORDS } from '../copy.ts';
import { Folded } from '../Folded.tsx';
import { LabelArrow } from '../LabelArrow.tsx';
import { quantityWords } from '../money-words.ts';
import { reasonWords } from '../reason-words.ts';
import { StepFigures } from './StepFigures.tsx';
import { StepNotes } from './StepNotes.tsx';

function StepName({ measure }: { measure: PlannedMeasure }) {
  const words = MEASURE_WORDS[measure.id];
  const { quantity, step } = measure;
  const size = quantityWords(quantity);
  return (
    <div className="flex gap-4">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-blad-200 font-kop text-lg font-bold text-bos-700"
      >
        {step}
      </span>
      <div>
        <h3>
          <span className="sr-only">
            {COPY.step} {step}:{' '}
          </span>
          {words.name}
          {size && (
            <span className="font-tekst text-base font-normal tracking-normal text-bos-900/80">
              {' '}
              · {size}
            </span>
          )}
        </h3>
        <p className="mt-1 max-w-[60ch]">{words.summary}</p>
      </div>
    </div>
  );
}

/** One measure of the plan with its money, its effect and its reasons. */
export function PlanStep({
  measure,
  subsidyYear,
}: {
  measure: PlannedMeasure;
  subsidyYear: number;
}) {
  return (
    <li className="break-inside-avoid rounded-card border border-zand-200 bg-white p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <StepName measure={measure} />
        <div className="text-sm text-bos-900/80">
          <span className="mb-0.5 block">{COPY.labelAfter}</span>
          <LabelArrow label={measure.labelAfter} />
        </div>
      </div>
      <StepFigures measure={measure} subsidyYear={subsidyYear} />
      <Folded className="mt-3" summary={COPY.why}>
        <StepNotes measure={measure} />
        <ul className="mt-4 grid max-w-[72ch] list-disc gap-1.5 pl-5">
          {measure.reasons.map((reason) => (
            <li key={reason.code}>{reasonWords(reason)}</li>
          ))}
        </ul>
      </Folded>
    </li>
  );
}
