/** A point of a line with what it may be at worst and at best. */
export interface BandPoint {
  low: number;
  mid: number;
  high: number;
}

/** A line with its band, and where wanted an upright mark; drawn in a box of 100 by 100 that stretches. */
export function Band({
  points,
  y,
  mark,
}: {
  points: readonly BandPoint[];
  /** From a value to its height, 0 (top) to 100. */
  y: (value: number) => number;
  /** Place of the mark as a share of the width. */
  mark?: number | undefined;
}) {
  const at = (index: number, value: number) =>
    `${((index / Math.max(1, points.length - 1)) * 100).toFixed(2)},${y(value)}`;
  return (
    <>
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
      {mark === undefined ? null : (
        <g className="chart-look-2" data-mark>
          <line className="chart-series" x1={mark * 100} x2={mark * 100} y1="0" y2="100" />
        </g>
      )}
    </>
  );
}
