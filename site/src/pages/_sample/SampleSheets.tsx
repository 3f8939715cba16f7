import { type EnergyState, figuresFor, type Report } from '@sens/engine';
import { methodOf } from '@sens/engine/method';
import type { ReactNode } from 'react';
import { Carousel } from '#components/sections/Carousel.tsx';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { SampleMark } from '#components/sections/SampleMark.tsx';
import { REPORT_FORM } from '#components/shell/report-link.ts';
import { ButtonLink } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { formatEstimate, formatEuroRange, formatNumber } from '#lib/format-nl.ts';
import type { PictureData } from '#lib/pictures.ts';
import { houseName } from '#words/house/house-name.ts';
import { PART_LABELS } from '#words/house/part-words.ts';
import { netWords } from '#words/money/money-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { REPORT_COPY as REPORT } from '#words/report-copy.ts';
import { SAMPLE_COPY as COPY } from './copy.ts';

/** One sheet of the report, as it lies on the table. */
function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col rounded-card border border-zand-200 bg-white p-5 sm:p-6">
      <h2 className="text-h3">{title}</h2>
      {children}
    </li>
  );
}

/** Words beside what they are worth, a line each. */
function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-auto">
      {lines.map(([what, worth]) => (
        <div className="flex justify-between gap-4 border-t border-zand-200 py-2" key={what}>
          <dt>{what}</dt>
          <dd className="text-right font-semibold tabular-nums">{worth}</dd>
        </div>
      ))}
    </dl>
  );
}

function State({
  title,
  state,
  picture,
}: {
  title: string;
  state: EnergyState;
  picture: PictureData;
}) {
  return (
    <Sheet title={title}>
      <Picture className="mx-auto my-4 w-48 sm:w-56" picture={picture} />
      <p className="mb-4">
        <LabelArrow label={state.label.likely} />
        <span className="mt-1 block text-sm text-muted">
          {REPORT.labelRange(state.label.best, state.label.worst)}
        </span>
      </p>
      <Lines
        lines={[
          [REPORT.gas, COPY.perYear(formatEstimate(state.gasM3PerYear), 'm³')],
          [REPORT.electricity, COPY.perYear(formatEstimate(state.electricityKwhPerYear), 'kWh')],
          [REPORT.cost, COPY.perMonth(formatEuroRange(state.costCentsPerMonth))],
        ]}
      />
    </Sheet>
  );
}

function HeatLoss({ heatLoss }: EnergyState) {
  const parts = heatLoss.filter(({ share }) => share > 0).toSorted((a, b) => b.share - a.share);
  return (
    <Sheet title={COPY.heat}>
      <dl className="mt-4 grid gap-3">
        {parts.map(({ part, share }) => (
          <div className="grid grid-cols-2" key={part}>
            <dt>{PART_LABELS[part]}</dt>
            <dd className="text-right tabular-nums">{COPY.share(formatNumber(share * 100))}</dd>
            <dd className="col-span-2 mt-1">
              <svg
                aria-hidden="true"
                className="block h-2 w-full"
                preserveAspectRatio="none"
                viewBox="0 0 100 1"
              >
                <path className="fill-klei-500" d={`M0 0h${Math.round(share * 200)}v1H0z`} />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

function Plan({ plan }: Pick<Report, 'plan'>) {
  return (
    <Sheet title={REPORT.planTitle}>
      <ol className="mt-1">
        {plan.map(({ id, step, investmentCents, subsidyCents }) => (
          <li className="flex gap-3 border-b border-zand-200 py-2 last:border-0" key={id}>
            <b className="grid size-8 shrink-0 place-items-center rounded-full bg-blad-200">
              {step}
            </b>
            <span>
              <b className="block font-semibold">{MEASURE_WORDS[id].name}</b>
              <span className="text-sm text-muted">
                {REPORT.net}: {netWords(investmentCents, subsidyCents)}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Money({ report }: { report: Report }) {
  const totals = planTotals(report);
  return (
    <Sheet title={COPY.money}>
      <p className="my-4">
        {COPY.sources(methodOf(report, figuresFor(report.today)).sourceIds.length)}
      </p>
      <Lines
        lines={[
          [REPORT.investment, formatEuroRange(totals.investmentCents)],
          [REPORT.subsidy(report.subsidyYear), formatEuroRange(totals.subsidyCents)],
          [REPORT.net, formatEuroRange(totals.netCents)],
          [REPORT.saving, formatEuroRange(totals.savingCentsPerYear)],
        ]}
      />
    </Sheet>
  );
}

/** Sheets of a report that one leafs through: what the engine makes of an example house, marked as one. */
export function SampleSheets({
  report,
  now,
  after,
}: {
  report: Report;
  now: PictureData;
  after: PictureData;
}) {
  return (
    <div className="bg-zand-50 pt-8 pb-4 sm:py-12">
      <div className="wrap">
        <Carousel
          head={
            <>
              <h1 className="text-[clamp(2.125rem,1.5rem+2.4vw,3.25rem)]">
                {COPY.title}
                <SampleMark />
              </h1>
              <p className="mt-3 max-w-[60ch] text-lg">{COPY.intro(houseName(report))}</p>
            </>
          }
          id="bladen"
          label={COPY.label}
        >
          <State picture={now} state={report.now} title={REPORT.nowTitle} />
          <HeatLoss {...report.now} />
          <Plan plan={report.plan} />
          <Money report={report} />
          <State picture={after} state={report.after} title={COPY.later} />
        </Carousel>
        <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={REPORT_FORM}>
            {COPY.own} <Icon name="arrow" />
          </ButtonLink>
          {COPY.whole}
        </p>
      </div>
    </div>
  );
}
