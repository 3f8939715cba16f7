import type { CashFlow, PaybackDetails } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { capital } from '#lib/capital.ts';
import { ROI_COPY as COPY } from './copy.ts';
import type { NetMeteringWords } from './net-metering-words.ts';
import { contraryWords, estimate, lostWords, shortAnswer } from './outcome-words.ts';

interface Side {
  title: string;
  sub: string;
  whole: CashFlow;
  panels: CashFlow;
}

function Figures({ name, flow, horizon }: { name: string; flow: CashFlow; horizon: number }) {
  const contrary = contraryWords(flow);
  return (
    <div className="border-t border-zand-200 py-3">
      <h5 className="text-sm font-semibold">{name}</h5>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm tabular-nums">
        <dt>{COPY.payback}</dt>
        <dd className="text-right font-semibold">{shortAnswer(flow.paybackYears, horizon)}</dd>
        <dt>{COPY.total(horizon)}</dt>
        <dd className="text-right font-semibold">{estimate(flow.totalGainCents.mid)}</dd>
      </dl>
      {contrary ? <p className="mt-1 text-xs">{capital(contrary)}.</p> : null}
    </div>
  );
}

/** The same panels with net metering, as it was, and without it, as the law has it once it has ended. */
export function NetMetering({
  comparison,
  horizon,
  words,
}: {
  comparison: NonNullable<PaybackDetails['netMetering']>;
  horizon: number;
  words: NetMeteringWords;
}) {
  const { whole, panels } = comparison;
  const sides: Side[] = [
    {
      title: COPY.withNetting,
      sub: words.withSub,
      whole: whole.withNetMetering,
      panels: panels.withNetMetering,
    },
    {
      title: COPY.withoutNetting,
      sub: words.withoutSub,
      whole: whole.law,
      panels: panels.law,
    },
  ];
  return (
    <PhoneFold title={COPY.saldering}>
      <section aria-labelledby="salderen" data-net-metering>
        <h3 data-fold-title id="salderen">
          {COPY.saldering}
        </h3>
        <p className="mt-1 max-w-[64ch] text-sm text-muted">{words.text}</p>
        <div className="mt-4 grid gap-4 sm:grid-cols-2">
          {sides.map((side, index) => (
            <div
              className={`rounded-card border p-5 ${index === 1 ? 'border-bos-600 bg-blad-50' : 'border-zand-200 bg-white'}`}
              key={side.title}
            >
              <h4 className="font-kop text-lg font-bold">{side.title}</h4>
              <p className="mb-3 text-sm">{side.sub}</p>
              <Figures flow={side.panels} horizon={horizon} name={COPY.panelsOnly} />
              <Figures flow={side.whole} horizon={horizon} name={COPY.wholePackage} />
            </div>
          ))}
        </div>
        <p className="mt-3 font-semibold">{lostWords(panels.lostCents, horizon)}</p>
      </section>
    </PhoneFold>
  );
}
