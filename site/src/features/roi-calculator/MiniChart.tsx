import { niceTicks, verticalScale } from '#features/tool/charts/scale.ts';
import { lineData } from './chart-data.ts';
import type { Payback, PaybackDetails } from './payback.ts';

/** The line of the big chart beside the answer, for the eye only; its figures stand in the big one. */
export function MiniChart({
  payback,
  positions,
}: {
  payback: Payback;
  positions: PaybackDetails['positions'];
}) {
  const { points, names, breakEven } = lineData(payback, positions);
  const y = verticalScale(niceTicks(points.flatMap(({ low, high }) => [low, high])));
  const at = (index: number, cents: number) =>
    `${((index / Math.max(1, points.length - 1)) * 100).toFixed(2)},${y(cents)}`;
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
        <g className="chart-look-1">
          <polygon
            className="chart-band"
            points={[
              ...points.map(({ high }, index) => at(index, high)),
              ...points.map(({ low }, index) => at(index, low)).reverse(),
            ].join(' ')}
          />
          <polyline
            className="chart-series"
            points={points.map(({ mid }, index) => at(index, mid)).join(' ')}
          />
        </g>
        {breakEven === undefined ? null : (
          <g className="chart-look-2">
            <line className="chart-series" x1={breakEven * 100} x2={breakEven * 100} y2="100" />
          </g>
        )}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs tabular-nums">
        <span>{names[0]}</span>
        <span>{names.at(-1)}</span>
      </p>
    </div>
  );
}
