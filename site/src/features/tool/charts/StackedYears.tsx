import { useId } from 'react';
import { Axes } from './Axes.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { cutAxis } from './cut.ts';
import type { Look } from './hatches.ts';
import { Legend } from './Legend.tsx';
import { Patterns } from './Patterns.tsx';
import { verticalScale } from './scale.ts';
import { stack } from './stack.ts';

export interface StackSeries {
  name: string;
  /** One per year; what is above zero is stacked upwards, what is below downwards. */
  values: number[];
}

/** Of a column's width, as a share of the room for a year. */
const HALF = 0.36;

/**
 * Up to four amounts per year on top of each other, each with a pattern of its own besides its colour.
 * A year that goes much further than the others is cut, and has its amount beside it.
 */
export function StackedYears({
  title,
  description,
  cutText,
  years,
  yearHead = 'Jaar',
  series,
  formatValue,
}: {
  title: string;
  description: string;
  /** Added to the description when a year is cut. */
  cutText: string;
  years: readonly string[];
  yearHead?: string;
  series: readonly StackSeries[];
  formatValue: (value: number) => string;
}) {
  const id = useId();
  const boxes = stack(series.map(({ values }) => values));
  const { ticks, within, cut } = cutAxis(boxes);
  const y = verticalScale(ticks);
  const slot = 100 / Math.max(1, years.length);
  const x = (index: number) => (index + 0.5) * slot;
  return (
    <ChartFigure
      description={cut.length > 0 ? `${description} ${cutText}` : description}
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
      <Axes
        formatTick={formatValue}
        marks={cut.map(({ place, value }) => ({
          x: x(place),
          y: y(within(value)),
          reach: slot * HALF,
          words: formatValue(value),
        }))}
        areas={
          <>
            <Patterns id={id} looks={boxes.map((_, index) => lookOf(index))} />
            {boxes.map((column, index) => (
              <Area
                id={id}
                key={series[index]?.name}
                look={lookOf(index)}
                outline={column
                  .map(({ from, to }, place) => box(x(place), slot, y(within(from)), y(within(to))))
                  .join('')}
              />
            ))}
          </>
        }
        names={years}
        ticks={ticks}
        x={x}
        y={y}
      >
        {cut.map(({ place, value }) => (
          <path
            className="chart-cut"
            d={`M${x(place) - slot / 2} ${y(within(value) * 0.86)}l${slot} -3`}
            key={place}
          />
        ))}
      </Axes>
    </ChartFigure>
  );
}

/** The columns of a series: its pattern fills the plot and shows through them, so that it stretches as little as text. */
function Area({ id, look, outline }: { id: string; look: Look; outline: string }) {
  const whole = { height: '100%', width: '100%' };
  return (
    <g className={`chart-look-${look}`}>
      <clipPath clipPathUnits="objectBoundingBox" id={`${id}-kolommen-${look}`}>
        <path d={outline} transform="scale(.01)" />
      </clipPath>
      <g clipPath={`url(#${id}-kolommen-${look})`}>
        <rect className="chart-area" {...whole} />
        <rect fill={`url(#${id}-${look})`} {...whole} />
      </g>
    </g>
  );
}

/** Two decimals: a hundredth of a unit of the drawing is less than a pixel. */
const short = (value: number) => Number(value.toFixed(2));

/** The outline of a column between two heights; nothing where it has no height. */
function box(middle: number, slot: number, from: number, to: number): string {
  const height = Math.abs(from - to);
  if (height === 0) return '';
  const [left, top, width] = [middle - slot * HALF, Math.min(from, to), slot * 2 * HALF].map(short);
  return `M${left} ${top}h${width}v${short(height)}h-${width}z`;
}

const lookOf = (index: number) => (Math.min(index, 3) + 1) as Look;
