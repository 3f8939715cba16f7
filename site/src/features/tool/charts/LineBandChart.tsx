import { Axes } from './Axes.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Legend } from './Legend.tsx';
import { niceTicks, verticalScale } from './scale.ts';

export interface BandSeries {
  name: string;
  /** One per name on the horizontal axis. */
  points: { low: number; mid: number; high: number }[];
}

/**
 * Up to three lines, each with its band of uncertainty, over a zero line; every line has its own
 * dashes, so that they differ without colour.
 */
export function LineBandChart({
  title,
  description,
  names,
  nameHead,
  series,
  formatTick,
  formatRange,
}: {
  title: string;
  description: string;
  /** Along the horizontal axis, e.g. years. */
  names: readonly string[];
  /** What the names are, as head of the table. */
  nameHead: string;
  series: readonly BandSeries[];
  formatTick: (value: number) => string;
  /** A point as words, for the table. */
  formatRange: (point: BandSeries['points'][number]) => string;
}) {
  const all = series.flatMap(({ points }) => points.flatMap(({ low, high }) => [low, high]));
  const ticks = niceTicks(all);
  const y = verticalScale(ticks);
  const x = (index: number) => (names.length < 2 ? 50 : (index / (names.length - 1)) * 100);
  const at = (index: number, value: number) => `${x(index).toFixed(2)},${y(value)}`;
  return (
    <ChartFigure
      description={description}
      legend={
        <Legend
          items={series.map(({ name }, index) => ({ name, look: lookOf(index), kind: 'line' }))}
        />
      }
      table={{
        head: [nameHead, ...series.map(({ name }) => name)],
        rows: names.map((name, index) => [
          name,
          ...series.map(({ points }) => (points[index] ? formatRange(points[index]) : '')),
        ]),
      }}
      title={title}
    >
      <Axes formatTick={formatTick} names={names} ticks={ticks} x={x} y={y}>
        {series.map(({ name, points }, index) => (
          <g className={`chart-look-${lookOf(index)}`} key={name}>
            <polygon
              className="chart-band"
              points={[
                ...points.map(({ high }, place) => at(place, high)),
                ...points.map(({ low }, place) => at(place, low)).reverse(),
              ].join(' ')}
            />
            <polyline
              className="chart-series"
              points={points.map(({ mid }, place) => at(place, mid)).join(' ')}
            />
          </g>
        ))}
      </Axes>
    </ChartFigure>
  );
}

const lookOf = (index: number) => (Math.min(index, 3) + 1) as 1 | 2 | 3 | 4;
