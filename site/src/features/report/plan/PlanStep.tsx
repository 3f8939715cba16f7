import {
  type DwellingFacts,
  isWithVve,
  type MeasureId,
  type PlannedMeasure,
  type Report,
} from '@sens/engine';
import { memo, type ReactNode } from 'react';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { Folded } from '#components/ui/Folded.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { MEASURE_PICTURE, measurePicture } from '#lib/measure-pictures.ts';
import { aloneWords } from '#words/plan/alone-words.ts';
import { MEASURE_WORDS, measureSummary } from '#words/plan/measure-words.ts';
import { sizeWords } from '#words/plan/size-words.ts';
import { stepReasons } from '#words/plan/step-words.ts';
import { netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PAGE_COPY } from '../copy.ts';
import { NetAmount } from './NetAmount.tsx';
import { StepFigures } from './StepFigures.tsx';
import { StepNotes } from './StepNotes.tsx';
import { TakeOut } from './TakeOut.tsx';
import type { Ground } from './taken-out.ts';

export interface PlanStepProps {
  measure: PlannedMeasure;
  /** The report that it is of. */
  report: Report;
  /** What is said of it where one starts with it. */
  start: string;
  /** Told when the reader takes it out. */
  onTaken: (id: MeasureId, ground: Ground) => void;
}

const CHIP = 'mb-2 inline-block rounded-full px-3 py-0.5 text-sm font-semibold';

function StepName({ measure, dwelling }: { measure: PlannedMeasure; dwelling: DwellingFacts }) {
  const { step } = measure;
  const size = sizeWords(measure, dwelling);
  return (
    <div className="flex min-w-0 items-center gap-2.5 sm:gap-4">
      <span
        aria-hidden="true"
        className="relative w-15 shrink-0 sm:absolute sm:top-5 sm:left-5 sm:w-40"
      >
        <img
          alt=""
          height={MEASURE_PICTURE.height}
          loading="lazy"
          src={measurePicture(measure.id)}
          width={MEASURE_PICTURE.width}
        />
        <b className="absolute top-0 left-0 rounded-full bg-blad-200 px-2 text-sm">{step}</b>
      </span>
      <h3 className="text-base leading-tight sm:text-h3">
        <span className="sr-only">{`${PAGE_COPY.step} ${step}: `}</span>
        {MEASURE_WORDS[measure.id].name}
        {size && (
          <span className="font-tekst text-sm font-normal tracking-normal text-muted sm:text-base">
            {', '}
            <span className="whitespace-nowrap">{size}</span>
          </span>
        )}
      </h3>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted sm:text-sm">{label}</dt>
      <dd className="text-sm font-bold tabular-nums max-sm:tracking-tight sm:text-base">
        {children}
      </dd>
    </div>
  );
}

/** One measure of the plan in a few lines: what one pays and saves; its other figures and reasons are folded in. */
export const PlanStep = memo(function PlanStep({ measure, report, start, onTaken }: PlanStepProps) {
  const { investmentCents, subsidyCents, savingCentsPerYear } = measure;
  const { dwelling } = report;
  const alone = start && aloneWords(measure);
  return (
    <li
      className={`relative rounded-card box-decoration-clone border bg-white px-4 pt-2.5 sm:px-7 sm:pt-6 sm:pb-2 sm:pl-48 ${start ? 'border-zon-500' : 'border-zand-200'}`}
    >
      {start ? <p className={`bg-zon-400 ${CHIP}`}>{start}</p> : null}
      {isWithVve(measure) && !start ? (
        <p className={`bg-lucht-100 ${CHIP}`}>{COPY.withVve}</p>
      ) : null}
      <div className="flex break-inside-avoid flex-nowrap items-start justify-between gap-x-2 sm:gap-x-4">
        <StepName dwelling={dwelling} measure={measure} />
        <div className="stair shrink-0 text-right max-sm:[&>svg]:h-7">
          <span className="sr-only">{COPY.labelAfter}</span>
          <LabelArrow label={measure.labelAfter} />
        </div>
      </div>
      <dl className="mt-1 grid break-inside-avoid grid-cols-[1.08fr_1fr] gap-x-1.5 sm:mt-3 sm:grid-cols-[13rem_1fr] sm:gap-x-6">
        <Sum label={netName([measure])}>
          <NetAmount investment={investmentCents} subsidy={subsidyCents} />
        </Sum>
        <Sum label={COPY.saving}>{formatEuroRange(savingCentsPerYear)}</Sum>
      </dl>
      {alone ? <p className="mt-1 text-sm">{alone}</p> : null}
      <Folded
        className="text-sm max-sm:-mt-1.5 sm:mt-1 sm:text-base print:[&>summary]:hidden"
        summary={
          <span>
            {PAGE_COPY.why}
            <span className="sr-only">: {MEASURE_WORDS[measure.id].name}</span>
          </span>
        }
      >
        <div className="pb-4">
          <p className="max-w-[60ch]">{measureSummary(measure.id, dwelling)}</p>
          <StepFigures measure={measure} report={report} />
          <StepNotes measure={measure} report={report} />
          <ul className="mt-4 grid max-w-[72ch] list-disc gap-1.5 pl-5">
            {stepReasons(measure, report).map(({ words, page }) => (
              <li key={words}>
                {page ? `${words} ` : words}
                {page ? (
                  <a className="text-link" href={page}>
                    {COPY.readMore}
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
          <TakeOut dwelling={dwelling} measure={measure} onTaken={onTaken} />
        </div>
      </Folded>
    </li>
  );
});
