import type { Payback } from '@sens/engine';
import { Band } from '#features/tool/charts/Band.tsx';
import { niceTicks, verticalScale } from '#features/tool/charts/scale.ts';
import { lineData } from './chart-data.ts';

/** The line of the big chart beside the answer, for the eye only; its figures stand in the big one. */
export function MiniChart({ payback }: { payback: Payback }) {
  const { points, names, breakEven } = lineData(payback);
  const y = verticalScale(niceTicks(points.flatMap(({ low, high }) => [low, high])));
  return (
    <div className="print:hidden" data-mini-chart>
      <svg
        aria-hidden="true"
        className="h-24 w-full overflow-visible"
        focusable="false"
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
      >
        <line
          className="chart-zero"
          vectorEffect="non-scaling-stroke"
          x2="100"
          y1={y(0)}
          y2={y(0)}
        />
        <Band mark={breakEven} points={points} y={y} />
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs tabular-nums">
        <span>{names[0]}</span>
        <span>{names.at(-1)}</span>
      </p>
    </div>
  );
}
