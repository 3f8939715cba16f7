import type { Lever } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { formatShare } from '#lib/format-nl.ts';
import { ROI_COPY as COPY, LEVER_NAMES } from './copy.ts';
import { contraryWords, estimate, shortAnswer } from './outcome-words.ts';

/** Both outcomes around the expected one, as a bar to each side; what is worse stands left. */
function Swing({ lever, midCents, most }: { lever: Lever; midCents: number; most: number }) {
  const ends = [lever.less, lever.more].map(
    ({ totalGainCents }) => ((totalGainCents.mid - midCents) / most) * 50,
  );
  return (
    <svg aria-hidden="true" className="h-5 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
      <rect className="chart-ground" height="10" width="100" />
      {ends.map((end) => (
        <rect
          className={end < 0 ? 'fill-klei-500' : 'fill-bos-600'}
          height="10"
          key={end}
          width={Math.abs(end).toFixed(2)}
          x={(end < 0 ? 50 + end : 50).toFixed(2)}
        />
      ))}
      <rect className="fill-bos-950" height="10" width="0.4" x="49.8" />
    </svg>
  );
}

/** The worse end stands left, under the bar that goes left. */
const worstFirst = ({ less, more }: Lever) =>
  less.totalGainCents.mid <= more.totalGainCents.mid
    ? (['less', 'more'] as const)
    : (['more', 'less'] as const);

function End({ lever, side, horizon }: { lever: Lever; side: 'less' | 'more'; horizon: number }) {
  const { paybackYears, totalGainCents } = lever[side];
  const contrary = contraryWords(lever[side]);
  const way = side === 'less' ? 'lager' : 'hoger';
  return (
    <p>
      {`${COPY.lever(LEVER_NAMES[lever.id], formatShare(lever.share), way)}: `}
      <b className="font-semibold tabular-nums">{estimate(totalGainCents.mid)}</b>,{' '}
      {COPY.paidBack(
        paybackYears === null
          ? shortAnswer(null, horizon)
          : shortAnswer(
              { ...paybackYears, low: paybackYears.mid, high: paybackYears.mid },
              horizon,
            ),
      )}
      {contrary ? ` (${contrary})` : null}
    </p>
  );
}

/** The three things that move the outcome most, each worked out again. */
export function Levers({
  levers,
  midCents,
  horizon,
}: {
  levers: readonly Lever[];
  midCents: number;
  horizon: number;
}) {
  const ends = levers.flatMap(({ less, more }) => [less, more]);
  const most = Math.max(1, ...ends.map((end) => Math.abs(end.totalGainCents.mid - midCents)));
  return (
    <PhoneFold title={COPY.levers}>
      <section aria-labelledby="bepaalt" className="scroll-mt-28" data-levers id="invloed">
        <h3 data-fold-title id="bepaalt">
          {COPY.levers}
        </h3>
        <p className="mt-1 max-w-[60ch] text-sm text-muted">{COPY.leversText(horizon)}</p>
        <ol className="mt-4 grid gap-5">
          {levers.map((lever) => (
            <li className="grid gap-1.5 text-sm" data-lever={lever.id} key={lever.id}>
              <p className="text-base">
                <b className="font-semibold">{LEVER_NAMES[lever.id]}:</b>{' '}
                {COPY.leverSpan(estimate(lever.swingCents))}
              </p>
              <Swing lever={lever} midCents={midCents} most={most} />
              <div className="grid gap-x-6 sm:grid-cols-2">
                {worstFirst(lever).map((side) => (
                  <End horizon={horizon} key={side} lever={lever} side={side} />
                ))}
              </div>
            </li>
          ))}
        </ol>
      </section>
    </PhoneFold>
  );
}
