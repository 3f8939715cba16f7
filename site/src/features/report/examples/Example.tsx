import type { AnswerField, Report } from '@sens/engine';
import type { Persona } from '@sens/engine/personas';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { formatEstimate, formatEuroRange, formatRange } from '#lib/format-nl.ts';
import { COMPARE_COPY as COMPARE } from '#words/compare/copy.ts';
import { usesHeat } from '#words/compare/state-names.ts';
import { answerWords } from '#words/house/answer-words.ts';
import { FACT_LABELS } from '#words/house/fact-labels.ts';
import { houseName } from '#words/house/house-name.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { REPORT_COPY as REPORT } from '#words/report-copy.ts';
import { EXAMPLES_COPY as COPY } from './copy.ts';
import { ExamplePlan } from './ExamplePlan.tsx';
import { ExpectationList } from './ExpectationList.tsx';
import { expectationsOf } from './expectations.ts';

function Answers({ answers }: Pick<Persona, 'answers'>) {
  return (
    <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {Object.entries(answers).map(([field, value]) => (
        <div className="flex justify-between gap-3 border-b border-zand-200 py-1" key={field}>
          <dt>{FACT_LABELS[field as AnswerField]}</dt>
          <dd className="text-right font-medium">{answerWords(field as AnswerField, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Outcome({ report }: { report: Report }) {
  const { now } = report;
  const totals = planTotals(report);
  const facts = [
    usesHeat(report)
      ? [COPY.heat, `${formatRange(now.heatGjPerYear)} ${COMPARE.gj}`]
      : [COPY.gas, `${formatEstimate(now.gasM3PerYear)} ${COMPARE.m3}`],
    [REPORT.net, formatEuroRange(totals.netCents)],
    [REPORT.saving, formatEuroRange(totals.savingCentsPerYear)],
  ];
  return (
    <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-3">
      <div>
        <dt className="text-sm">{COPY.label}</dt>
        <dd>
          <LabelArrow label={now.label.likely} />
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm">{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Summary({ report, title, failed }: { report: Report; title: string; failed: number }) {
  const { now, plan } = report;
  const { netCents, savingCentsPerYear } = planTotals(report);
  const line =
    plan.length === 0
      ? COPY.outcomeNone(now.label.likely)
      : COPY.outcomeLine(
          now.label.likely,
          COPY.steps(plan.length),
          formatEuroRange(netCents),
          formatEuroRange(savingCentsPerYear),
        );
  return (
    <summary className="grid cursor-pointer list-none grid-cols-[1fr_auto] gap-x-4 gap-y-1 p-4 sm:p-6 [&::-webkit-details-marker]:hidden">
      <h2 className="text-lg sm:text-h3">{title}</h2>
      <Icon className="mt-1 size-5 transition-transform group-open:rotate-180" name="chevron" />
      <span className="col-start-1 text-sm sm:text-base">{line}</span>
      <span
        className={`col-start-1 text-sm font-semibold ${failed > 0 ? 'text-fout-600' : 'text-bos-700'}`}
      >
        {failed > 0 ? COPY.someFail(failed) : COPY.allHold}
      </span>
    </summary>
  );
}

/** One household, folded in: what was filled in, what came of it, and whether that was expected. */
export function Example({
  persona,
  report,
  number,
}: {
  persona: Persona;
  report: Report;
  number: number;
}) {
  const title = `${number}. ${houseName(report)}`;
  const expectations = expectationsOf(persona, report);
  const failed = expectations.filter(({ holds }) => !holds).length;
  return (
    <details className="group rounded-card border border-zand-200 bg-white">
      <Summary failed={failed} report={report} title={title} />
      <div className="px-4 pb-5 sm:px-6 sm:pb-8">
        {persona.why ? <p className="max-w-[70ch]">{persona.why}</p> : null}
        <div className="mt-5 grid gap-x-12 gap-y-6 lg:grid-cols-2">
          <div>
            <h3 className="text-lg">{COPY.answers}</h3>
            <Answers answers={persona.answers} />
          </div>
          <div>
            <h3 className="text-lg">{COPY.outcome}</h3>
            <Outcome report={report} />
          </div>
        </div>
        <ExamplePlan report={report} />
        <ExpectationList expectations={expectations} source={persona.source} />
      </div>
    </details>
  );
}
