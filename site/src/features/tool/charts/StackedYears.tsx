import { useId } from 'react';
import { Axes } from './Axes.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { Legend } from './Legend.tsx';
import { Patterns, patternOf } from './Patterns.tsx';
import { niceTicks, verticalScale } from './scale.ts';
import { stack } from './stack.ts';

export interface StackSeries {
  name: string;
  /** One per year; what is above zero is stacked upwards, what is below downwards. */
  values: number[];
}

/** Up to four amounts per year on top of each other, each with a pattern of its own besides its colour. */
export function StackedYears({
  title,
  description,
  years,
  yearHead = 'Jaar',
  series,
  formatValue,
}: {
  title: string;
  description: string;
  years: readonly string[];
  yearHead?: string;
  series: readonly StackSeries[];
  formatValue: (value: number) => string;
}) {
  const id = useId();
  const boxes = stack(series.map(({ values }) => values));
  const ticks = niceTicks(boxes.flat().flatMap(({ from, to }) => [from, to]));
  const y = verticalScale(ticks);
  const slot = 100 / Math.max(1, years.length);
  const x = (index: number) => (index + 0.5) * slot;
  return (
    <ChartFigure
      description={description}
      legend={
        <Legend
          items={series.map(({ name }, index) => ({ name, look: lookOf(index), kind: 'area' }))}
        />
      }
      table={() => ({
        head: [yearHead, ...series.map(({ name }) => name)],
        rows: years.map((year, index) => [
          year,
          ...series.map(({ values }) => formatValue(values[index] ?? 0)),
        ]),
      })}
      title={title}
    >
      <Axes formatTick={formatValue} names={years} ticks={ticks} x={x} y={y}>
        <Patterns id={id} />
        {boxes.map((column, index) => (
          <g className={`chart-look-${lookOf(index)}`} key={series[index]?.name}>
            {column.map(({ from, to }, place) => {
              const box = {
                x: x(place) - slot * 0.36,
                width: slot * 0.72,
                y: Math.min(y(from), y(to)),
                height: Math.abs(y(from) - y(to)),
              };
              return (
                <g key={years[place]}>
                  <rect className="chart-area" {...box} />
                  <rect fill={patternOf(id, index)} {...box} />
                </g>
              );
            })}
          </g>
        ))}
      </Axes>
    </ChartFigure>
  );
}

const lookOf = (index: number) => (Math.min(index, 3) + 1) as 1 | 2 | 3 | 4;
