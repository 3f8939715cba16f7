import type { Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { Considered } from './Considered.tsx';
import { REPORT_COPY as COPY, MEASURE_WORDS } from './copy.ts';
import { PlanStep, paybackWords } from './PlanStep.tsx';
import { reasonWords } from './reason-words.ts';

/** The package is judged over the life of its longest-lived part. */
const longestLife = ({ plan }: Report) =>
  Math.max(0, ...plan.map(({ lifetimeYears }) => lifetimeYears));

function Totals({ report }: { report: Report }) {
  const { totals, subsidyYear } = report;
  const rows = [
    [COPY.investment, formatEuroRange(totals.investmentCents)],
    [COPY.subsidy(subsidyYear), formatEuroRange(totals.subsidyCents)],
    [COPY.net, formatEuroRange(totals.netInvestmentCents)],
    [COPY.saving, formatEuroRange(totals.savingCentsPerYear)],
    [COPY.payback, paybackWords(totals.paybackYears, longestLife(report))],
  ];
  return (
    <section
      aria-labelledby="totaal"
      className="on-dark mt-8 rounded-large bg-bos-900 p-6 text-white sm:p-8"
    >
      <h3 id="totaal">{COPY.totalsTitle}</h3>
      <dl className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-blad-100">{label}</dt>
            <dd className="font-kop text-lg font-bold text-zon-400 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {report.subsidyOutdated ? (
        <p className="mt-5 text-sm">{COPY.subsidyOutdated(subsidyYear)}</p>
      ) : null}
    </section>
  );
}

function NetMetering({ report }: { report: Report }) {
  const { netMetering } = report;
  if (!netMetering) return null;
  return (
    <section aria-labelledby="salderen" className="mt-8 rounded-large bg-lucht-100 p-6 sm:p-8">
      <h3 id="salderen">{COPY.saldering}</h3>
      <p className="mt-2 max-w-[70ch]">{COPY.salderingText}</p>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm">{COPY.salderingWith}</dt>
          <dd className="text-lg font-bold tabular-nums">
            {formatEuroRange(netMetering.savingWithCentsPerYear)} {COPY.perYear}
          </dd>
        </div>
        <div>
          <dt className="text-sm">{COPY.salderingAfter}</dt>
          <dd className="text-lg font-bold tabular-nums">
            {formatEuroRange(netMetering.savingAfterCentsPerYear)} {COPY.perYear}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** The measures in order, what they come to together, and what is not in the plan. */
export function Plan({ report }: { report: Report }) {
  return (
    <section aria-labelledby="plan" className="bg-zand-50 py-14 lg:py-20">
      <div className="wrap">
        <h2 id="plan">{COPY.planTitle}</h2>
        <p className="mt-3 max-w-[60ch] text-lg">
          {report.plan.length > 0 ? COPY.planText : COPY.emptyPlan}
        </p>
        <ol className="mt-8 grid gap-4">
          {report.plan.map((measure) => (
            <PlanStep key={measure.id} measure={measure} subsidyYear={report.subsidyYear} />
          ))}
        </ol>
        {report.plan.length > 0 ? <Totals report={report} /> : null}
        <NetMetering report={report} />
        <Considered report={report} />
        {report.leftOut.length > 0 ? (
          <section className="mt-10">
            <h3>{COPY.leftOutTitle}</h3>
            <dl className="mt-3 grid gap-x-10 gap-y-3 md:grid-cols-2">
              {report.leftOut.map(({ id, reason }) => (
                <div key={id}>
                  <dt className="font-semibold">{MEASURE_WORDS[id].name}</dt>
                  <dd>{reasonWords(reason)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </div>
    </section>
  );
}
