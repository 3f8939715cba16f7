import type { PlannedMeasure, Report } from '@sens/engine';
import { Fragment, useRef, useState } from 'react';
import { freeWords } from '#words/plan/free-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { stepsByOwner, stepToStart } from '#words/plan/steps-by-owner.ts';
import { vveAgenda } from '#words/plan/vve-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { OwnWay } from '../own-way/OwnWay.tsx';
import { DoneLine, type DoneStep } from './AlreadyDone.tsx';
import { Considered } from './Considered.tsx';
import { LeftOut } from './LeftOut.tsx';
import { PlanStep } from './PlanStep.tsx';
import { Totals } from './Totals.tsx';

/** Steps in order; what the reader has already is told in the place where it stood. */
function Steps({ steps, report }: { steps: PlannedMeasure[]; report: Report }) {
  const { dwelling, subsidyYear } = report;
  const list = useRef<HTMLOListElement>(null);
  const [done, setDone] = useState<readonly DoneStep[]>([]);
  const first = stepToStart(report);
  if (steps.length === 0 && done.length === 0) return null;
  const lines = (at: number, isLast: boolean) =>
    done
      .filter((step) => (isLast ? step.at >= at : step.at === at))
      .map((step) => (
        <DoneLine
          key={`done-${step.id}`}
          list={list}
          onBack={() => setDone((all) => all.filter(({ id }) => id !== step.id))}
          step={step}
        />
      ));
  return (
    <ol
      className="stairs mt-4 grid gap-2 sm:gap-4 print:block print:space-y-2"
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
            onDone={(step) =>
              setDone((all) => [...all.filter(({ id }) => id !== step.id), { ...step, at }])
            }
            subsidyYear={subsidyYear}
          />
        </Fragment>
      ))}
      {lines(steps.length, true)}
    </ol>
  );
}

/** What else the owner of a flat can ask the association. */
function Agenda({ report }: { report: Report }) {
  const agenda = vveAgenda(report);
  if (agenda.length === 0) return null;
  return (
    <section aria-labelledby="vve-agenda" className="mt-10">
      <h3 id="vve-agenda">{COPY.vveMore}</h3>
      <p className="mt-2 max-w-[62ch]">{COPY.vveMoreText}</p>
      <ul className="mt-3 grid list-disc gap-1.5 pl-5">
        {agenda.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </section>
  );
}

/** The measures in order, those with the owners' association apart, and what they come to together. */
export function Plan({ report }: { report: Report }) {
  const { plan } = report;
  const { own, shared } = stepsByOwner(report);
  const { title, texts } = planWords(report);
  const free = freeWords(report);
  return (
    <section
      aria-labelledby="plan"
      className="bg-zand-50 print:break-before-page py-6 sm:py-14 lg:py-20"
    >
      <div className="wrap">
        <h2 id="plan">{title}</h2>
        {texts.map((text, index) => (
          <p className={`mt-3 max-w-[62ch] ${index === 0 ? 'sm:text-lg' : ''}`} key={text}>
            {text}
          </p>
        ))}
        {free ? <p className="mt-2 max-w-[72ch] text-sm">{free}</p> : null}
        <Steps report={report} steps={own} />
        {shared.length > 0 ? (
          <section aria-labelledby="vve" className="mt-10">
            <h3 className="text-[clamp(1.375rem,1.2rem+0.8vw,1.875rem)]" id="vve">
              {COPY.vveTitle}
            </h3>
            <p className="mt-2 max-w-[62ch]">{COPY.vveText}</p>
            <Steps report={report} steps={shared} />
          </section>
        ) : null}
        <Agenda report={report} />
        {plan.length > 0 ? <Totals report={report} /> : null}
        <Considered report={report} />
        <OwnWay report={report} />
        <LeftOut report={report} />
      </div>
    </section>
  );
}
