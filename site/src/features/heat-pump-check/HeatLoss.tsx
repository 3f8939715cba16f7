import type { HeatPumpCheck } from '@sens/engine';
import { PhoneFold } from '#components/ui/PhoneFold.tsx';
import { BarChart } from '#features/tool/charts/BarChart.tsx';
import { formatDecimal, formatNumber, formatShare } from '#lib/format-nl.ts';
import { PART_IN_SENTENCE, PART_LABELS } from '#words/house/part-words.ts';
import { HEAT_PUMP_COPY as COPY } from './copy.ts';
import { degrees } from './words/phrases.ts';

const kw = (value: number) => `${formatDecimal(value)}\u00a0kW`;

/** What the house loses on a cold day, per part, the largest first. */
export function HeatLoss({ check: { heatLoss, supplyC } }: { check: HeatPumpCheck }) {
  const { kw: total, wPerM2, outsideC } = heatLoss;
  const parts = [...heatLoss.shares].sort((a, b) => b.share - a.share);
  const [most] = parts;
  if (!most) return null;
  const range = `${formatDecimal(total.low)} tot ${kw(total.high)}`;
  return (
    <PhoneFold title={COPY.lossTitle}>
      <div className="chart-shares" data-heat-loss>
        <BarChart
          bars={parts.map(({ part, share }) => ({
            label: PART_LABELS[part],
            value: share,
            words: `${kw(share * total.mid)} (${formatShare(share)})`,
          }))}
          description={COPY.lossText(
            range,
            degrees(outsideC),
            `${formatNumber(wPerM2)}\u00a0W`,
            formatShare(most.share),
            PART_IN_SENTENCE[most.part],
          )}
          head={[COPY.lossPart, COPY.lossKw]}
          title={COPY.lossTitle}
        />
        <p className="mt-3 max-w-[60ch] text-sm">{COPY.supplyNow(degrees(supplyC))}</p>
      </div>
    </PhoneFold>
  );
}
