import type { AnswerField, Report } from '@sens/engine';
import type { Persona } from '@sens/engine/personas';
import { answerWords } from '#features/house-questions/value-words.ts';
import { formatEstimate, formatEuroRange } from '#lib/format-nl.ts';
import { FACT_LABELS, REPORT_COPY as REPORT } from '../copy.ts';
import { houseName } from '../house-name.ts';
import { LabelArrow } from '../LabelArrow.tsx';
import { EXAMPLES_COPY as COPY } from './copy.ts';
import { ExamplePlan } from './ExamplePlan.tsx';
import { ExpectationTable } from './ExpectationTable.tsx';
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
  const { now, totals } = report;
  const facts = [
    [COPY.gas, `${formatEstimate(now.gasM3PerYear)} ${COPY.m3}`],
    [REPORT.net, formatEuroRange(totals.netInvestmentCents)],
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

/** One household: what was filled in, what came of it, and whether that is what was expected. */
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
  return (
    <article className="rounded-large border border-zand-200 bg-white p-5 sm:p-8">
      <h2 className="text-h3">{title}</h2>
      {persona.why ? <p className="mt-2 max-w-[70ch]">{persona.why}</p> : null}
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
      <ExamplePlan report={report} title={title} />
      <ExpectationTable
        expectations={expectationsOf(persona, report)}
        source={persona.source}
        title={title}
      />
    </article>
  );
}
