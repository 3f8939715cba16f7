import type { Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { investmentWords, paybackWords, subsidyWords } from '#words/money/money-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { REPORT_COPY } from '#words/report-copy.ts';
import { EXAMPLES_COPY as COPY } from './copy.ts';

/** The plan of a household with its figures: each step its name, and under it what it comes to. */
export function ExamplePlan({ report }: { report: Report }) {
  if (report.plan.length === 0) return <p className="mt-5">{COPY.emptyPlan}</p>;
  return (
    <div className="mt-6">
      <h3 className="text-lg">{COPY.plan}</h3>
      <ol className="mt-2 grid gap-x-10 lg:grid-cols-2">
        {report.plan.map((measure) => (
          <li className="border-t border-zand-200 py-2.5" key={measure.id}>
            <h4 className="font-tekst text-base font-semibold tracking-normal">
              {measure.step}. {MEASURE_WORDS[measure.id].name}
            </h4>
            <dl className="mt-1 grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-2">
              {[
                [REPORT_COPY.investment, investmentWords(measure.investmentCents)],
                [REPORT_COPY.subsidy(report.subsidyYear), subsidyWords(measure)],
                [REPORT_COPY.saving, formatEuroRange(measure.savingCentsPerYear)],
                [REPORT_COPY.payback, paybackWords(measure.paybackYears, measure.lifetimeYears)],
                [REPORT_COPY.labelAfter, measure.labelAfter],
              ].map(([label, value]) => (
                <div className="flex justify-between gap-3 sm:justify-start" key={label}>
                  <dt>{label}</dt>
                  <dd className="text-right font-medium tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  );
}
