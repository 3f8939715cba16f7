import { toolFigures2026 as figures, nettingEnded, type Payback } from '@sens/engine';
import { memo } from 'react';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { StackedYears } from '#features/tool/charts/StackedYears.tsx';
import { ToolMethod } from '#features/tool/ToolMethod.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { CashFlowChart } from './CashFlowChart.tsx';
import { stackData } from './chart-data.ts';
import { ROI_COPY as COPY, METHOD } from './copy.ts';
import { Levers } from './Levers.tsx';
import { assumptionsOf } from './method-words.ts';
import { NetMetering } from './NetMetering.tsx';
import { netMeteringWords } from './net-metering-words.ts';
import { paidWords } from './outcome-words.ts';
import { PerMeasure } from './PerMeasure.tsx';
import { cashFlowWords } from './reason-words.ts';
import { usedFigureIds } from './sources.ts';
import type { Shown } from './use-payback.ts';
import { YearTable } from './YearTable.tsx';

function Reasons({ payback: { flow }, today }: { payback: Payback; today: string }) {
  const ended = nettingEnded(today, figures);
  return (
    <PhoneFold title={COPY.reasons}>
      <section aria-labelledby="goed-om-te-weten" data-reasons>
        <h3 data-fold-title id="goed-om-te-weten">
          {COPY.reasons}
        </h3>
        <ul className="mt-3 grid max-w-[68ch] list-disc gap-1.5 pl-5">
          {flow.reasons
            .map((reason) => cashFlowWords(reason, ended))
            .map((words) => (
              <li key={words}>{words}</li>
            ))}
          <li>{COPY.notOwnIncluded}</li>
        </ul>
      </section>
    </PhoneFold>
  );
}

type Dated = Shown & {
  /** The day (ISO) on which the words hold. */
  today: string;
};

function Outcome({ payback, offer, details, today }: Dated) {
  const { flow, input } = payback;
  const { horizonYears: horizon } = input;
  return (
    <>
      <PhoneFold title={COPY.chartTitle}>
        <CashFlowChart payback={payback} />
      </PhoneFold>
      {details.netMetering ? (
        <NetMetering
          comparison={details.netMetering}
          horizon={horizon}
          words={netMeteringWords(today, figures)}
        />
      ) : null}
      <div className="grid items-start gap-x-16 gap-y-3 lg:grid-cols-2 lg:gap-y-14">
        <PerMeasure measures={details.perMeasure} offer={offer} />
        <Levers horizon={horizon} levers={details.levers} midCents={flow.totalGainCents.mid} />
      </div>
      <PhoneFold title={COPY.yearsTitle}>
        <StackedYears
          cutText={COPY.yearsCut}
          description={COPY.yearsText(paidWords(payback))}
          formatValue={formatEuro}
          series={stackData(flow.years)}
          title={COPY.yearsTitle}
          years={flow.years.map(({ year }) => String(year))}
        />
      </PhoneFold>
      <YearTable years={flow.years} />
      <Reasons payback={payback} today={today} />
    </>
  );
}

/** Charts, tables and explanation under the answer; memoised, so that a control never waits for it. */
export const Details = memo(function Details(props: Dated) {
  const { state, payback } = props;
  return (
    <>
      {payback.counted.length > 0 ? <Outcome {...props} /> : null}
      <ToolMethod
        read={() => ({
          assumptions: assumptionsOf(payback, state, figures),
          sourceIds: usedFigureIds(payback, state, figures),
        })}
      >
        {METHOD.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </ToolMethod>
    </>
  );
});
