import type { Registered } from '@sens/contract';
import type { Report } from '@sens/engine';
import { installations } from '@sens/engine';
import { Info } from 'lucide-react';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { DwellingView } from '#features/house-picture/DwellingView.tsx';
import type { DwellingPictures } from '#features/house-picture/dwelling-pictures.ts';
import { HouseSwipe } from '#features/house-picture/HouseSwipe.tsx';
import type { HouseParts } from '#features/house-picture/heat-loss/heat-parts.ts';
import { pictureNote } from '#features/house-picture/picture-note.ts';
import { Notes } from '#features/tool/Notes.tsx';
import { formatDate, formatEuroEstimate, formatEuroRange } from '#lib/format-nl.ts';
import { labelWords } from '#words/compare/difference-words.ts';
import { givenNotes } from '#words/house/given-notes.ts';
import { houseName } from '#words/house/house-name.ts';
import { registeredWords } from '#words/house/registered-words.ts';
import { aboutWords } from '#words/money/money-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { lacksYear } from '#words/plan/empty-plan-words.ts';
import { ownerOf } from '#words/plan/steps-by-owner.ts';
import { unwantedIn } from '#words/plan/unwanted-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { Actions } from './Actions.tsx';
import { BillWarning } from './BillWarning.tsx';
import { PAGE_COPY } from './copy.ts';
import { REFINE_ID } from './refine/refining.ts';
import { StartHere } from './StartHere.tsx';

/** The house as it is and after the plan, with the classes that are possible. */
function HousePicture({
  report,
  pictures,
  parts,
  className,
}: {
  report: Report;
  pictures: DwellingPictures;
  parts: HouseParts | undefined;
  className: string;
}) {
  const { now, after, plan } = report;
  const has = installations(report, false);
  const type = report.dwelling.woningtype.value;
  const ranges = { now: PAGE_COPY.range(now.label), later: PAGE_COPY.range(after.label) };
  if (plan.length === 0) {
    return (
      <figure className={className}>
        <DwellingView
          className="mx-auto w-full max-w-xs"
          has={has}
          parts={parts}
          isLater={false}
          pictures={pictures}
          type={type}
        />
        <figcaption className="text-center text-xs text-muted max-sm:hidden">
          {pictureNote(report)}
        </figcaption>
      </figure>
    );
  }
  return (
    <figure className={className}>
      <HouseSwipe
        parts={parts}
        later={installations(report, true)}
        type={type}
        now={has}
        pictures={pictures}
        ranges={ranges}
      />
      <figcaption className="mt-2 text-xs text-muted">
        {/* Seen in its half of the picture. */}
        <span className="sr-only">{PAGE_COPY.ranges(ranges.now, ranges.later)} </span>
        <span className="max-sm:hidden">{pictureNote(report)}</span>
      </figcaption>
    </figure>
  );
}

/** The class now, and where the plan leads; without one, how sure the class is. */
function LabelStep({ report: { now, after, plan } }: { report: Report }) {
  const isChanged = plan.length > 0;
  return (
    <p className="mt-2 flex items-center gap-2 sm:mt-3">
      <LabelArrow label={now.label.likely} />
      {isChanged ? (
        <>
          <Icon className="size-5 text-bos-600" name="arrow" />
          <LabelArrow label={after.label.likely} />
        </>
      ) : null}
      <span className="ml-1 text-sm leading-tight text-muted">
        {isChanged
          ? labelWords(now.label, after.label)
          : COPY.labelRange(now.label.best, now.label.worst)}
      </span>
    </p>
  );
}

function greeting(report: Report, firstName: string): string {
  if (report.plan.length === 0) {
    if (unwantedIn(report).length > 0) return PAGE_COPY.nothingLeft(firstName);
    return lacksYear(report)
      ? PAGE_COPY.knowTooLittle(firstName)
      : PAGE_COPY.nothingPays(firstName);
  }
  return firstName ? PAGE_COPY.greeting(firstName) : PAGE_COPY.greetingNobody;
}

/** The one sum that matters most, with what it takes to get there. */
function KeyFigure({ report }: { report: Report }) {
  const { plan } = report;
  if (plan.length === 0) return null;
  const { savingCentsPerYear: saving, netCents } = planTotals(report);
  const [around, middle] = [formatEuroRange(saving), formatEuroEstimate(saving.mid)];
  return (
    <p className="mt-1 text-sm sm:mt-3">
      <span className="text-muted">{COPY.savingLine}</span>
      <b className="block font-kop text-[clamp(1.75rem,0.9rem+3vw,3.5rem)] leading-tight font-bold whitespace-nowrap tabular-nums">
        {around}
      </b>
      {around === middle ? '' : `${PAGE_COPY.expected(middle)} `}
      {PAGE_COPY.steps(plan.length, PAGE_COPY.cost[ownerOf(plan)](aboutWords(netCents)))}
    </p>
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
  /** Where the parts of the house lie in its pictures, once known. */
  parts?: HouseParts | undefined;
  /** What registers know of the house. */
  registered?: Registered | undefined;
}

/** The report's top: whose house, what it is now and could be, and what to do with the report. */
export function ReportHead({ report, ...props }: ReportHeadProps & { report: Report }) {
  const { firstName, reference, reportPath, isKept, pictures, parts, registered } = props;
  return (
    <header className="fade-to-zand">
      <div className="wrap grid items-center gap-x-12 py-3 sm:py-10 lg:grid-cols-2 lg:py-14 print:grid-cols-2 print:py-0">
        <div className="min-w-0">
          <p className="text-sm font-semibold text-bos-600 max-sm:hidden">{COPY.eyebrow}</p>
          <h1
            className="mt-1 wrap-anywhere outline-none text-[clamp(1.6875rem,1.1rem+2.6vw,3.25rem)]"
            tabIndex={-1}
          >
            {greeting(report, firstName)}
          </h1>
          <p className="mt-1.5 sm:mt-2">{houseName(report)}</p>
          <LabelStep report={report} />
          <KeyFigure report={report} />
        </div>
        <HousePicture
          className="mt-3 min-w-0 sm:mt-6 lg:col-span-2 lg:row-start-2"
          parts={parts}
          pictures={pictures}
          report={report}
        />
        <div className="min-w-0">
          <StartHere report={report} />
          <Notes
            className="mt-5 max-w-[56ch]"
            notes={givenNotes(report).map((text) => ({ text, target: REFINE_ID }))}
          />
          <BillWarning report={report} />
          {registeredWords(report, registered).map((text) => (
            <p className="mt-3 max-w-[56ch] text-sm" key={text}>
              {text}
            </p>
          ))}
        </div>
        <div className="min-w-0 gap-x-12 lg:col-span-2 lg:grid lg:grid-cols-2">
          <p className="mt-4 max-w-[56ch] text-sm text-muted max-sm:leading-snug">
            {COPY.indicative}
            <span className="sm:hidden"> {pictureNote(report)}</span>
          </p>
          <div>
            <Actions path={reportPath} />
            <p className="mt-3 text-xs text-muted sm:mt-4 sm:text-sm">
              {reference ? (
                <>
                  {`${COPY.reference} `}
                  <b className="whitespace-nowrap tabular-nums">{reference}</b>
                  {' · '}
                </>
              ) : null}
              {/* A second line, on a phone. */}
              <span className="max-sm:hidden">{COPY.madeOn} </span>
              {formatDate(report.today)}
            </p>
            {reportPath && !isKept ? (
              <p className="mt-5 flex gap-2.5 rounded-control bg-lucht-100 px-4 py-3 text-sm print:hidden">
                <Icon className="mt-0.5 size-5 text-lucht-600" shape={Info} />
                <span>
                  <a className="text-link font-semibold" href={reportPath}>
                    {PAGE_COPY.keep}
                  </a>
                  . {PAGE_COPY.keepText}
                </span>
              </p>
            ) : null}
          </div>
        </div>
      </div>
    </header>
  );
}
