import type { PlannedMeasure, Report } from '@sens/engine';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { SampleMark } from '#components/sections/SampleMark.tsx';
import { CardTable } from '#components/ui/CardTable.tsx';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { formatEuroRange } from '#lib/format-nl.ts';
import { houseName } from '#words/house/house-name.ts';
import { netWords } from '#words/money/money-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { SAMPLE_PLAN_COPY as COPY } from './copy.ts';

function stepRow({ id, step, investmentCents, subsidyCents, ...measure }: PlannedMeasure) {
  const [why] = measure.reasons;
  return [
    <>
      {step}. {MEASURE_WORDS[id].name}
      {why ? <small className="block text-xs font-normal">{reasonWords(why)}</small> : null}
    </>,
    netWords(investmentCents, subsidyCents),
    formatEuroRange(measure.savingCentsPerYear),
    measure.labelAfter,
  ];
}

/** A page of a plan as the adviser hands it over: the engine's own result for an example house, marked as one. */
export function SamplePlan({ report }: { report: Report }) {
  const { now, after, plan, subsidyYear } = report;
  const { netCents, savingCentsPerYear } = planTotals(report);
  const [from, to] = [now.label.likely, after.label.likely];
  return (
    <PhoneFold
      level="h2"
      title={
        <>
          {COPY.title}
          <SampleMark />
        </>
      }
    >
      <section className="rounded-large border-zand-200 bg-white lg:border lg:p-8 lg:shadow-card">
        <div className="prose">
          <h2 data-fold-title="" id="voorbeeldplan">
            {COPY.title}
            <SampleMark />
          </h2>
          <p>{COPY.intro(houseName(report))}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span aria-hidden="true" className="flex items-center gap-2">
              <LabelArrow label={from} /> → <LabelArrow label={to} />
            </span>
            {COPY.change(from, to)}
          </p>
          <CardTable
            caption={COPY.title}
            heads={COPY.heads}
            rows={[
              ...plan.map(stepRow),
              [COPY.total, formatEuroRange(netCents), formatEuroRange(savingCentsPerYear), to],
            ]}
          />
          <p className="text-sm">{COPY.note(subsidyYear)}</p>
        </div>
      </section>
    </PhoneFold>
  );
}
