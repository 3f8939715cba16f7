import type { EnergyState, Report } from '@sens/engine';
import type { ReactNode } from 'react';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { DwellingView } from '#features/house-picture/DwellingView.tsx';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { installations } from '#features/house-picture/installations.ts';
import { Notes } from '#features/tool/Notes.tsx';
import { formatDate, formatEuro, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { labelWords } from '#words/compare/difference-words.ts';
import { givenNotes } from '#words/house/given-notes.ts';
import { houseName } from '#words/house/house-name.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { Actions } from './Actions.tsx';
import { BillWarning } from './BillWarning.tsx';
import { PAGE_COPY } from './copy.ts';

function StateCard({
  title,
  state,
  view,
  change,
}: {
  title: string;
  state: EnergyState;
  view: ReactNode;
  change?: string;
}) {
  const { label } = state;
  return (
    <div className="grid content-start rounded-large border border-zand-200 bg-white p-4 sm:p-6">
      <h2 className="text-lg">{title}</h2>
      {view}
      <div className="grid gap-3">
        <div>
          <LabelArrow label={label.likely} />
          <p className="mt-1 text-sm text-muted">{COPY.labelRange(label.best, label.worst)}</p>
        </div>
        <p>
          <b className="block font-kop text-[clamp(1.25rem,1rem+1vw,1.625rem)] leading-tight font-bold whitespace-nowrap tabular-nums">
            {formatEuroRange(state.costCentsPerMonth)}
          </b>
          <span className="text-sm text-muted">{PAGE_COPY.perMonth}</span>
        </p>
      </div>
      {change ? <p className="mt-2 text-sm font-semibold text-bos-700">{change}</p> : null}
    </div>
  );
}

function greeting({ plan }: Report, firstName: string): string {
  if (plan.length === 0) return PAGE_COPY.nothingPays(firstName);
  return firstName ? PAGE_COPY.greeting(firstName) : PAGE_COPY.greetingNobody;
}

/** The two sums that matter most, before anything else. */
function KeyFigures({ report }: { report: Report }) {
  if (report.plan.length === 0) return null;
  const totals = planTotals(report);
  const figures = [
    [COPY.savingLine, totals.savingCentsPerYear],
    [COPY.ownCostLine, totals.netCents],
  ] as const;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
      {figures.map(([label, range]) => (
        <div key={label}>
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="font-kop text-h3 font-bold tabular-nums">
            <span className="whitespace-nowrap">{formatEuroRange(range)}</span>
            <span className="block font-tekst text-sm font-normal tracking-normal">
              {PAGE_COPY.expected(formatEuro(roundEstimate(range.mid / 100) * 100))}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface ReportHeadProps {
  firstName: string;
  reference: string;
  /** Path of the report behind its link. */
  reportPath: string;
  /** Whether this is that page: then there is nothing to point to. */
  isKept: boolean;
  pictures: DwellingPictures;
}

/** The report's top: whose house, what it is now and could be, and what to do with the report. */
export function ReportHead({ report, ...props }: ReportHeadProps & { report: Report }) {
  const { firstName, reference, reportPath, isKept, pictures } = props;
  const { now, after } = report;
  const view = (isLater: boolean) => (
    <DwellingView
      className="mx-auto my-1 w-full max-w-44 sm:my-2 sm:max-w-72"
      has={installations(report, isLater)}
      isLater={isLater}
      pictures={pictures}
    />
  );
  return (
    <header className="bg-linear-to-b from-blad-50 to-zand-50">
      <div className="wrap grid items-center gap-10 py-10 lg:grid-cols-[1fr_1.35fr] lg:py-14 print:grid-cols-[1fr_1.2fr] print:gap-6 print:py-0">
        <div className="min-w-0">
          <p className="font-semibold text-bos-600">{COPY.eyebrow}</p>
          <h1
            className="mt-2 wrap-anywhere outline-none text-[clamp(2.125rem,1.5rem+2.4vw,3.25rem)]"
            tabIndex={-1}
          >
            {greeting(report, firstName)}
          </h1>
          <p className="mt-4 text-lg">{houseName(report)}</p>
          <KeyFigures report={report} />
          <Notes
            className="mt-5 max-w-[56ch]"
            notes={givenNotes(report).map((text) => ({ text, target: 'klopt-dit' }))}
          />
          <BillWarning report={report} />
          <p className="mt-4 max-w-[56ch] text-sm text-muted">{COPY.indicative}</p>
          <Actions path={reportPath} />
          <p className="mt-4 text-sm text-muted">
            {COPY.reference} <b className="tabular-nums">{reference}</b> · {COPY.madeOn}{' '}
            {formatDate(report.today)}
          </p>
          {reportPath && !isKept ? (
            <p className="mt-5 flex gap-2.5 rounded-control bg-lucht-100 px-4 py-3 text-sm print:hidden">
              <Icon className="mt-0.5 size-5 text-lucht-600" name="info" />
              <span>
                <a className="text-link font-semibold" href={reportPath}>
                  {PAGE_COPY.keep}
                </a>
                . {PAGE_COPY.keepText}
              </span>
            </p>
          ) : null}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <StateCard state={now} title={COPY.now} view={view(false)} />
          {report.plan.length > 0 ? (
            <StateCard
              change={labelWords(now.label, after.label)}
              state={after}
              title={COPY.later}
              view={view(true)}
            />
          ) : null}
          <p className="text-xs text-muted sm:col-span-2">{COPY.pictureNote}</p>
        </div>
      </div>
    </header>
  );
}
