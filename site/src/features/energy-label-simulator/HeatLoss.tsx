import type { EnergyState } from '@sens/engine';
import { memo } from 'react';
import { BarChart } from '#features/tool/charts/BarChart.tsx';
import { formatShare } from '#lib/format-nl.ts';
import { PART_IN_SENTENCE, PART_LABELS } from '#words/house/part-words.ts';
import { SIMULATOR_COPY as COPY } from './copy.ts';

/** Where the house loses its heat now, the largest part first. */
export const HeatLoss = memo(function HeatLoss({ state }: { state: EnergyState }) {
  const parts = [...state.heatLoss].sort((a, b) => b.share - a.share);
  const [first] = parts;
  if (!first) return null;
  return (
    <div className="chart-shares">
      <BarChart
        bars={parts.map(({ part, share }) => ({
          label: PART_LABELS[part],
          value: share,
          words: formatShare(share),
        }))}
        description={COPY.lossText(PART_IN_SENTENCE[first.part], formatShare(first.share))}
        head={[COPY.lossPart, COPY.lossShare]}
        title={COPY.lossTitle}
      />
    </div>
  );
});
