import { BarChart } from '#features/tool/charts/BarChart.tsx';
import { formatCents } from '#lib/format-nl.ts';
import { formatCentsRange } from '../amounts.ts';
import type { Calculation } from '../calculate.ts';
import { SUBSIDY_COPY as COPY } from '../copy.ts';
import { measureName, nameWithin } from '../measure-copy.ts';

/** The grant per measure as bars; of a range the middle is drawn. */
export function GrantChart({ calculation: { lines } }: { calculation: Calculation }) {
  const none = { low: 0, mid: 0, high: 0 };
  const bars = lines.map(({ key, line }) => {
    const amount = line?.amountCents ?? none;
    return { key, label: measureName(key), value: amount.mid, words: formatCentsRange(amount) };
  });
  const most = bars.toSorted((a, b) => b.value - a.value)[0];
  const description =
    most && most.value > 0
      ? COPY.chartText(formatCents(most.value), nameWithin(most.key))
      : COPY.chartNone;
  return (
    <BarChart bars={bars} description={description} head={COPY.chartHead} title={COPY.chart} />
  );
}
