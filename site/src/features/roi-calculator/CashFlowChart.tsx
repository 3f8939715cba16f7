import type { Payback } from '@sens/engine';
import { LineBandChart } from '#features/tool/charts/LineBandChart.tsx';
import { formatEuro } from '#lib/format-nl.ts';
import { lineData } from './chart-data.ts';
import { ROI_COPY as COPY } from './copy.ts';
import { estimate, estimateRange, lineWords } from './outcome-words.ts';

function message({ flow, input }: Payback): string {
  const { breakEvenYear, paybackYears } = flow;
  if (breakEvenYear === null) return COPY.chartText.never(input.horizonYears);
  return COPY.chartText.pays(
    lineWords(flow, breakEvenYear),
    paybackYears?.high === null ? COPY.chartText.uncertain : '',
  );
}

/** All that was spent and earned, added up over the years, with its band and the year it meets zero. */
export function CashFlowChart({ payback }: { payback: Payback }) {
  const { names, points, breakEven } = lineData(payback);
  const { breakEvenYear } = payback.flow;
  const isPaid = breakEven !== undefined && breakEvenYear !== null;
  return (
    <LineBandChart
      description={message(payback)}
      formatBand={estimateRange}
      formatMid={estimate}
      formatTick={formatEuro}
      head={[COPY.chartYear, COPY.chartSeries, COPY.chartBand]}
      mark={isPaid ? { at: breakEven, words: COPY.chartBreakEven(breakEvenYear) } : undefined}
      names={names}
      points={points}
      title={COPY.chartTitle}
    />
  );
}
