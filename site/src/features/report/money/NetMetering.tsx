import type { Report } from '@sens/engine';
import { formatEuro, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { REPORT_COPY } from '../copy.ts';
import { Folded } from '../Folded.tsx';
import { MONEY_COPY as COPY } from './copy.ts';
import { RangeBars } from './RangeBars.tsx';

function Bars({ netMetering }: { netMetering: NonNullable<Report['netMetering']> }) {
  const { savingWithCentsPerYear: before, savingAfterCentsPerYear: later } = netMetering;
  const less = roundEstimate((before.mid - later.mid) / 100);
  const words = (range: typeof before) => `${formatEuroRange(range)} ${COPY.perYear}`;
  return (
    <div className="rounded-card bg-white p-5 sm:p-6">
      <h3 className="text-lg">{COPY.yearChart}</h3>
      <RangeBars
        caption={COPY.yearChart}
        head={[COPY.yearWhen, COPY.yearAmount]}
        rows={[
          { name: REPORT_COPY.salderingWith, words: words(before), range: before, look: 'gain' },
          { name: REPORT_COPY.salderingAfter, words: words(later), range: later, look: 'cost' },
        ]}
      />
      {less > 0 ? (
        <p className="mt-2 font-semibold">{COPY.yearLess(formatEuro(less * 100))}</p>
      ) : null}
    </div>
  );
}

/** What the end of net metering does to this house: with it and without it, side by side. */
export function NetMetering({ report }: { report: Report }) {
  const { netMetering, netMeteringEnded: ended, dwelling } = report;
  const panels = dwelling.solarPanels.value;
  if (!netMetering && panels === 0) return null;
  const text = ended ? REPORT_COPY.salderingEndedText : REPORT_COPY.salderingText;
  return (
    <section aria-labelledby="salderen" className="bg-lucht-100 py-10 sm:py-14 lg:py-20">
      <div className="wrap grid items-start gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id="salderen">{ended ? REPORT_COPY.salderingEnded : REPORT_COPY.saldering}</h2>
          <Folded className="mt-1" summary={COPY.yearWhy}>
            <p className="max-w-[60ch]">{text}</p>
          </Folded>
          {panels > 0 && !ended ? (
            <p className="mt-3 max-w-[60ch]">{COPY.yearOwn(panels)}</p>
          ) : null}
        </div>
        {netMetering ? <Bars netMetering={netMetering} /> : null}
      </div>
    </section>
  );
}
