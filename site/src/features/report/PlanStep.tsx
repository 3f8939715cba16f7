import type { PlannedMeasure, Range } from '@sens/engine';
import { Icon } from '#components/ui/Icon.tsx';
import { formatEuroRange, formatNumber, formatRange } from '#lib/format-nl.ts';
import { REPORT_COPY as COPY, MEASURE_WORDS } from './copy.ts';
import { LabelArrow } from './LabelArrow.tsx';
import { reasonWords } from './reason-words.ts';

const UNITS = { m2: 'm2', panelen: 'panelen', kW: 'kW', stuks: 'stuks' } as const;

/** What is left to pay: lowest price less highest grant to highest price less lowest grant, never below nil. */
export function netCents(investment: Range, subsidy: Range | null): { low: number; high: number } {
  return {
    low: Math.max(0, investment.low - (subsidy?.high ?? 0)),
    high: Math.max(0, investment.high - (subsidy?.low ?? 0)),
  };
}

/**
 * A payback time in whole years, or that there is none. What lies beyond `lifetimeYears` is not
 * counted on: "16 jaar of langer".
 */
export function paybackWords(range: Range | null, lifetimeYears: number): string {
  if (!range) return COPY.noPayback;
  const whole = (years: number) => formatNumber(Math.max(1, years));
  if (range.high > lifetimeYears) return COPY.orLonger(whole(range.low));
  return COPY.years(formatRange(range, whole));
}

function Fact({
  label,
  value,
  strong = false,
}: {
  label: string;
  value: string;
  strong?: boolean;
}) {
  return (
    <div>
      <dt className="text-sm text-bos-900/80">{label}</dt>
      <dd className={`tabular-nums ${strong ? 'font-bold' : 'font-medium'}`}>{value}</dd>
    </div>
  );
}

/** One measure of the plan with its money, its effect and its reasons. */
export function PlanStep({
  measure,
  subsidyYear,
}: {
  measure: PlannedMeasure;
  subsidyYear: number;
}) {
  const words = MEASURE_WORDS[measure.id];
  const { subsidyCents: subsidy, quantity } = measure;
  return (
    <li className="break-inside-avoid rounded-card border border-zand-200 bg-white p-5 sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex gap-4">
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-blad-200 font-kop text-lg font-bold text-bos-700"
          >
            {measure.step}
          </span>
          <div>
            <h3>
              <span className="sr-only">
                {COPY.step} {measure.step}:{' '}
              </span>
              {words.name}
              <span className="font-tekst text-base font-normal tracking-normal text-bos-900/80">
                {' '}
                · {formatNumber(quantity.value)} {UNITS[quantity.unit]}
              </span>
            </h3>
            <p className="mt-1 max-w-[60ch]">{words.summary}</p>
          </div>
        </div>
        <div className="text-sm text-bos-900/80">
          <span className="mb-0.5 block">{COPY.labelAfter}</span>
          <LabelArrow label={measure.labelAfter} />
        </div>
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-zand-200 pt-5 md:grid-cols-5">
        <Fact label={COPY.investment} value={formatEuroRange(measure.investmentCents)} />
        <Fact
          label={COPY.subsidy(subsidyYear)}
          value={subsidy && subsidy.high > 0 ? formatEuroRange(subsidy) : COPY.noSubsidy}
        />
        <Fact
          label={COPY.net}
          strong
          value={formatEuroRange(netCents(measure.investmentCents, subsidy))}
        />
        <Fact label={COPY.saving} strong value={formatEuroRange(measure.savingCentsPerYear)} />
        <Fact
          label={COPY.payback}
          value={paybackWords(measure.paybackYears, measure.lifetimeYears)}
        />
      </dl>
      <details className="group mt-4">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-bos-700 [&::-webkit-details-marker]:hidden">
          {COPY.why}
          <Icon className="size-4 transition-transform group-open:rotate-180" name="chevron" />
        </summary>
        <ul className="mt-1 grid list-disc gap-1.5 pl-5">
          {measure.reasons.map((reason) => (
            <li key={reason.code}>{reasonWords(reason)}</li>
          ))}
        </ul>
      </details>
    </li>
  );
}
