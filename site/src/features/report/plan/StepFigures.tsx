import type { PlannedMeasure, Report } from '@sens/engine';
import { co2SavedName } from '#words/compare/state-names.ts';
import { co2Words, investmentWords, paybackWords, subsidyWords } from '#words/money/money-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';

function Fact({ label, value, tag }: { label: string; value: string; tag?: string | undefined }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium tabular-nums">
        {tag ? `${value} ` : value}
        {tag ? <IndicativeTag>{tag}</IndicativeTag> : null}
      </dd>
    </div>
  );
}

/** Says that a figure rests on a source that is less sure. */
function IndicativeTag({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-full bg-zand-100 px-2 py-0.5 align-baseline text-xs font-medium">
      {children}
    </span>
  );
}

/** What a step costs before its grant, gets, takes in years and saves in CO2. */
export function StepFigures({ measure, report }: { measure: PlannedMeasure; report: Report }) {
  const { investmentCents } = measure;
  return (
    <dl className="my-4 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4 print:my-2.5 print:grid-cols-4">
      <Fact
        label={COPY.investment}
        tag={measure.priceIsIndicative ? COPY.indicativePrice : undefined}
        value={investmentWords(investmentCents)}
      />
      <Fact label={COPY.subsidy(report.subsidyYear)} value={subsidyWords(measure)} />
      <Fact
        label={COPY.payback}
        value={paybackWords(measure.paybackYears, measure.lifetimeYears, investmentCents)}
      />
      <Fact label={co2SavedName(report)} value={co2Words(measure.co2SavedKgPerYear)} />
    </dl>
  );
}
