import { Axes } from '#features/tool/charts/Axes.tsx';
import { ChartFigure } from '#features/tool/charts/ChartFigure.tsx';
import { Legend } from '#features/tool/charts/Legend.tsx';
import { niceTicks, verticalScale } from '#features/tool/charts/scale.ts';
import { lineData } from './chart-data.ts';
import { ROI_COPY as COPY } from './copy.ts';
import { estimate, estimateRange, signed } from './outcome-words.ts';
import type { Payback, PaybackDetails } from './payback.ts';

function message({ flow, input }: Payback): string {
  const { breakEvenYear, paybackYears } = flow;
  if (breakEvenYear === null) return COPY.chartText.never(input.horizonYears);
  return COPY.chartText.pays(
    breakEvenYear,
    paybackYears?.high === null ? COPY.chartText.uncertain : '',
  );
}

/** All that was spent and earned, added up over the years, with its band and the year it meets zero. */
export function CashFlowChart({
  payback,
  positions,
}: {
  payback: Payback;
  positions: PaybackDetails['positions'];
}) {
  const { names, points, breakEven } = lineData(payback, positions);
  const ticks = niceTicks(points.flatMap(({ low, high }) => [low, high]));
  const y = verticalScale(ticks);
  const x = (index: number) => (index / Math.max(1, names.length - 1)) * 100;
  const at = (index: number, cents: number) => `${x(index).toFixed(2)},${y(cents)}`;
  const { breakEvenYear } = payback.flow;
  return (
    <ChartFigure
      description={message(payback)}
      legend={
        <Legend
          items={[
            { name: COPY.chartSeries, look: 1, kind: 'line' },
            ...(breakEvenYear === null
              ? []
              : [{ name: COPY.chartBreakEven(breakEvenYear), look: 2, kind: 'line' } as const]),
          ]}
        />
      }
      table={{
        head: [COPY.chartYear, COPY.chartSeries, COPY.chartBand],
        rows: names.map((name, index) => {
          const point = points[index] ?? { low: 0, mid: 0, high: 0 };
          return [name, estimate(point.mid), estimateRange(point)];
        }),
      }}
      title={COPY.chartTitle}
    >
      <Axes formatTick={signed} names={names} ticks={ticks} x={x} y={y}>
        <g className="chart-look-1" data-line>
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
          <g className="chart-look-2" data-break-even>
            <line
              className="chart-series"
              x1={breakEven * 100}
              x2={breakEven * 100}
              y1="0"
              y2="100"
            />
          </g>
        )}
      </Axes>
    </ChartFigure>
  );
}
