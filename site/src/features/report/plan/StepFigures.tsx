import type { PlannedMeasure } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY } from '../copy.ts';
import { co2Words, investmentWords, netWords, paybackWords, subsidyWords } from '../money-words.ts';

function Fact({
  label,
  value,
  tag,
  strong = false,
}: {
  label: string;
  value: string;
  tag?: string | undefined;
  strong?: boolean;
}) {
  return (
    <div>
      <dt className="text-sm text-bos-900/80">{label}</dt>
      <dd className={`tabular-nums ${strong ? 'font-bold' : 'font-medium'}`}>
        {value}
        {tag ? <IndicativeTag>{tag}</IndicativeTag> : null}
      </dd>
    </div>
  );
}

/** Says that a figure rests on a source that is less sure. */
export function IndicativeTag({ children }: { children: string }) {
  return (
    <span className="ml-2 inline-block rounded-full bg-zand-100 px-2 py-0.5 align-baseline text-xs font-medium">
      {children}
    </span>
  );
}

/** What a step costs, gets, saves and takes in years. */
export function StepFigures({
  measure,
  subsidyYear,
}: {
  measure: PlannedMeasure;
  subsidyYear: number;
}) {
  const { investmentCents, subsidyCents } = measure;
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-zand-200 pt-5 md:grid-cols-3 xl:grid-cols-6">
      <Fact
        label={COPY.investment}
        tag={measure.priceIsIndicative ? COPY.indicativePrice : undefined}
        value={investmentWords(investmentCents)}
      />
      <Fact label={COPY.subsidy(subsidyYear)} value={subsidyWords(subsidyCents)} />
      <Fact label={COPY.net} strong value={netWords(investmentCents, subsidyCents)} />
      <Fact label={COPY.saving} strong value={formatEuroRange(measure.savingCentsPerYear)} />
      <Fact
        label={COPY.payback}
        value={paybackWords(measure.paybackYears, measure.lifetimeYears, investmentCents)}
      />
      <Fact label={COPY.co2Saved} value={co2Words(measure.co2SavedKgPerYear)} />
    </dl>
  );
}
