import type { EnergyState, Report } from '@sens/engine';
import { LabelArrow } from '#components/sections/LabelArrow.tsx';
import { formatEuroEstimate } from '#lib/format-nl.ts';
import { houseName } from '#words/house/house-name.ts';

const COPY = {
  now: 'Nu',
  later: 'Straks',
  perMonth: 'per maand',
  caption: (house: string) =>
    `Voorbeeld: ${house.toLowerCase()}, berekend zoals uw eigen rapport. Indicatie.`,
} as const;

function Chip({
  title,
  state,
  className,
}: {
  title: string;
  state: EnergyState;
  className: string;
}) {
  return (
    <p
      className={`flex items-center gap-2 rounded-card border border-zand-200 bg-white px-2.5 py-1.5 shadow-card sm:gap-2.5 sm:px-3 sm:py-2 print:static ${className}`}
    >
      <span className="text-sm font-medium">{title}</span>
      <LabelArrow label={state.label.likely} />
      <b className="font-kop text-lg font-bold tabular-nums">
        {formatEuroEstimate(state.costCentsPerMonth.mid)}{' '}
        <span className="font-tekst text-sm font-normal">{COPY.perMonth}</span>
      </b>
    </p>
  );
}

/** What the engine says of an example house: figures computed, never typed. Over its picture. */
export function ExampleChips({ report }: { report: Report }) {
  return (
    <div className="contents print:flex">
      <Chip
        className="absolute bottom-[17%] left-0 sm:bottom-[10%] sm:left-[2%]"
        state={report.now}
        title={COPY.now}
      />
      <Chip
        className="absolute top-0 right-0 sm:top-[-2%]"
        state={report.after}
        title={COPY.later}
      />
    </div>
  );
}

/** Says that the figures are those of an example. */
export function ExampleCaption({ report }: { report: Report }) {
  return (
    <figcaption className="mt-1 text-center text-xs sm:mt-3 text-muted">
      {COPY.caption(houseName(report))}
    </figcaption>
  );
}
