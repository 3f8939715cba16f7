import type { Report } from '@sens/engine';
import { co2SavedName } from '#words/compare/state-names.ts';
import { co2Words, planPaybackWords, totalSubsidyWords } from '#words/money/money-words.ts';
import { grantYearWords } from '#words/money/next-year-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { AboutRange } from '../AboutRange.tsx';

/** What the whole plan costs, gets and saves, and what becomes of the house. */
export function Totals({ report }: { report: Report }) {
  const { subsidyYear, now, after } = report;
  const [from, to] = [now.label.likely, after.label.likely];
  const totals = planTotals(report);
  const ofYear = grantYearWords(report);
  const rows = [
    { label: COPY.investment, value: <AboutRange range={totals.investmentCents} /> },
    { label: COPY.subsidy(subsidyYear), value: totalSubsidyWords(totals) },
    { label: netName(report.plan), value: <AboutRange range={totals.netCents} /> },
    { label: COPY.saving, value: <AboutRange range={totals.savingCentsPerYear} /> },
    { label: COPY.payback, value: planPaybackWords(report, totals) },
    {
      label: co2SavedName(report),
      // Its name is long where heat comes from a network, and gives way to it on a phone.
      value: <span className="whitespace-nowrap">{co2Words(totals.co2SavedKgPerYear)}</span>,
    },
  ];
  return (
    <section
      aria-labelledby="totaal"
      className="on-dark mt-4 break-inside-avoid rounded-large bg-bos-900 p-4 text-white sm:mt-8 sm:p-8"
    >
      <h3 id="totaal">{COPY.totalsTitle}</h3>
      <dl className="mt-3 grid gap-x-6 gap-y-2 sm:mt-4 min-[30rem]:grid-cols-2 sm:gap-y-5 lg:grid-cols-3 print:grid-cols-3">
        {rows.map(({ label, value }) => (
          <div
            className="max-[30rem]:flex max-[30rem]:items-baseline max-[30rem]:justify-between max-[30rem]:gap-3"
            key={label}
          >
            <dt className="text-xs text-blad-100 min-[30rem]:text-sm">{label}</dt>
            <dd className="font-kop font-bold text-zon-400 tabular-nums max-[30rem]:text-right max-[30rem]:text-sm sm:text-lg">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div
        className={`mt-4 grid gap-2 border-white/20 text-sm sm:border-t sm:pt-4 ${ofYear ? '' : 'max-sm:hidden'}`}
      >
        <p className="font-semibold max-sm:hidden">
          {from === to ? COPY.totalsSame(from) : COPY.totalsChange(from, to)}.
        </p>
        {ofYear ? <p>{ofYear}</p> : null}
      </div>
    </section>
  );
}
