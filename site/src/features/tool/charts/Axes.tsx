import type { ReactNode } from 'react';
import { percent, shownLabels } from './scale.ts';

/** Words beside a place in the plot, both from 0 to 100 as the axes go. */
export interface PlotMark {
  x: number;
  y: number;
  /** How far to each side of it what is drawn there reaches, which the words stay clear of. */
  reach?: number;
  words: string;
}

/**
 * The plot of a chart over the years: ground lines with their figures, a strong line at zero, and
 * names under it. Text keeps its size at every width; what is drawn inside stretches.
 */
export function Axes({
  ticks,
  y,
  formatTick,
  names,
  x,
  marks = [],
  areas,
  children,
}: {
  ticks: readonly number[];
  /** From a value to its height, 0 (top) to 100. */
  y: (value: number) => number;
  formatTick: (value: number) => string;
  names: readonly string[];
  /** From a name's place to its distance from the left, 0 to 100. */
  x: (index: number) => number;
  marks?: readonly PlotMark[];
  /** What is drawn in pixels, behind what stretches. */
  areas?: ReactNode;
  children: ReactNode;
}) {
  const isShown = shownLabels(names.length, 6);
  return (
    <svg aria-hidden="true" className="chart-plot" focusable="false">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'chart-zero' : 'chart-line'}
            x1="0"
            x2="100%"
            y1={percent(y(tick))}
            y2={percent(y(tick))}
          />
          <text dx="-8" dy="4" textAnchor="end" x="0" y={percent(y(tick))}>
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {areas}
      <svg
        aria-hidden="true"
        height="100%"
        preserveAspectRatio="none"
        viewBox="0 0 100 100"
        width="100%"
      >
        {children}
      </svg>
      {marks.map(({ x: at, y: height, reach = 0, words }) => (
        <text
          className="chart-mark"
          dx={at > 50 ? '-10' : '10'}
          dy={height > 50 ? '-4' : '12'}
          key={`${at} ${height}`}
          textAnchor={at > 50 ? 'end' : 'start'}
          x={percent(at > 50 ? at - reach : at + reach)}
          y={percent(height)}
        >
          {words}
        </text>
      ))}
      {names.map((name, index) =>
        isShown(index) ? (
          <text dy="20" key={name} textAnchor="middle" x={percent(x(index))} y="100%">
            {name}
          </text>
        ) : null,
      )}
    </svg>
  );
}
