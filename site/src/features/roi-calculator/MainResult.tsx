import { toolFigures2026 as figures, isWithVve, type Lever, type Payback } from '@sens/engine';
import { CircleAlert } from 'lucide-react';
import { memo } from 'react';
import { Icon } from '#components/ui/Icon.tsx';
import { formatNumber } from '#lib/format-nl.ts';
import { measureList } from '#words/plan/measure-words.ts';
import { ROI_COPY as COPY } from './copy.ts';
import { Drivers } from './Drivers.tsx';
import { MiniChart } from './MiniChart.tsx';
import { contraryWords, estimate, mainAnswerParts, paidWords } from './outcome-words.ts';

/** The figures under the main sentence, as term and value. */
function rowsOf(payback: Payback) {
  const { flow, input } = payback;
  const pct = input.discountRatePct ?? figures.pricePaths.discount.value.pctPerYear;
  return [
    { name: COPY.pay, value: paidWords(payback) },
    {
      name: COPY.gain(input.horizonYears),
      hint: contraryWords(flow),
      value: COPY.about(estimate(flow.totalGainCents.mid)),
    },
    {
      name: COPY.npv,
      hint: COPY.npvHint(formatNumber(pct)),
      value: COPY.about(estimate(flow.netPresentValueCents.mid)),
    },
    {
      name: input.loan ? COPY.monthlyLoan : COPY.monthly,
      value: estimate(flow.monthlyFirstYearCents),
    },
  ];
}

/** The answer in one sentence, the four figures that say most, and what moves them. */
export const MainResult = memo(function MainResult({
  payback,
  levers,
  today,
}: {
  payback: Payback;
  levers: readonly Lever[];
  today: string;
}) {
  const { counted, pending, flow, input } = payback;
  if (counted.length === 0) {
    return (
      <p className="mt-4 text-lg" data-answer>
        {pending.length > 0 ? COPY.onlyPending : COPY.nothingChosen}
      </p>
    );
  }
  const isLoss = flow.paybackYears === null;
  const { answer, ifPricesTurn } = mainAnswerParts(flow, input.horizonYears);
  const shared = counted.filter(isWithVve);
  const { year, validUntil } = figures.isde;
  return (
    <div className="mt-4 grid gap-4">
      <p
        className={`rounded-card p-5 font-kop text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-tight font-bold tracking-tight text-balance ${isLoss ? 'flex gap-3 bg-zand-100' : 'bg-blad-100'}`}
        data-answer
      >
        {isLoss ? <Icon className="mt-0.5 size-6 text-klei-600" shape={CircleAlert} /> : null}
        {answer.replaceAll(' jaar', '\u00a0jaar')}
        {ifPricesTurn ? (
          <>
            {'. '}
            <span className="mt-1 block font-tekst text-base font-medium tracking-normal">
              {ifPricesTurn}.
            </span>
          </>
        ) : null}
      </p>
      <MiniChart payback={payback} />
      <dl className="grid text-sm">
        {rowsOf(payback).map(({ name, hint, value }) => (
          <div
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-zand-200 py-2"
            key={name}
          >
            <dt>
              {name}
              {hint ? <span className="block text-xs text-muted">{hint}</span> : null}
            </dt>
            <dd className="text-right text-base font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {shared.length > 0 ? (
        <p className="text-sm" data-vve>
          {COPY.shared(measureList(shared.map(({ id }) => id)))}
        </p>
      ) : null}
      <Drivers levers={levers} />
      <p className="text-xs text-muted">
        {flow.paybackYears ? COPY.spread : null}{' '}
        {counted.some(({ lifetimeYears }) => input.horizonYears % lifetimeYears !== 0)
          ? COPY.outlasts(input.horizonYears)
          : null}{' '}
        {COPY.otherPayback}
      </p>
      <p className="text-xs text-muted">
        {COPY.indication} {today > validUntil ? COPY.subsidyOutdated(year) : COPY.subsidyYear(year)}
      </p>
    </div>
  );
});
