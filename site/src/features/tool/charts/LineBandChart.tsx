import { Axes } from './Axes.tsx';
import { Band, type BandPoint } from './Band.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Legend } from './Legend.tsx';
import { niceTicks, verticalScale } from './scale.ts';

/** A line over the years with its band of uncertainty and a zero line; a mark shows a moment on it. */
export function LineBandChart({
  title,
  description,
  names,
  points,
  mark,
  head,
  formatTick,
  formatMid,
  formatBand,
}: {
  title: string;
  /** What the chart says, in a sentence. */
  description: string;
  /** Along the horizontal axis, e.g. years. */
  names: readonly string[];
  /** One per name. */
  points: readonly BandPoint[];
  /** Place as a share of the width, and what it is. */
  mark?: { at: number; words: string } | undefined;
  /** Heads of the table: what the names are, the line, and its band. */
  head: [string, string, string];
  formatTick: (value: number) => string;
  formatMid: (value: number) => string;
  formatBand: (point: BandPoint) => string;
}) {
  const ticks = niceTicks(points.flatMap(({ low, high }) => [low, high]));
  const y = verticalScale(ticks);
  const line = { name: head[1], look: 1, kind: 'line' } as const;
  return (
    <ChartFigure
      description={description}
      legend={
        <Legend items={mark ? [line, { name: mark.words, look: 2, kind: 'line' }] : [line]} />
      }
      table={() => ({
        head,
        rows: names.map((name, index) => {
          const point = points[index];
          return point ? [name, formatMid(point.mid), formatBand(point)] : [name, '', ''];
        }),
      })}
      title={title}
    >
      <Axes
        formatTick={formatTick}
        names={names}
        ticks={ticks}
        x={(index) => (index / Math.max(1, names.length - 1)) * 100}
        y={y}
      >
        <g data-line>
          <Band mark={mark?.at} points={points} y={y} />
        </g>
      </Axes>
    </ChartFigure>
  );
}
