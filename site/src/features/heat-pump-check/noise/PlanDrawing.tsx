import { HEAT_PUMP_COPY as COPY } from '../copy.ts';
import { metres } from '../words/noise-words.ts';
import { PLAN, type PlanLayout } from './plan-layout.ts';

const { width, height, middle } = PLAN;
const NEEDED_Y = middle + 48;
/** Words stay readable where a line runs behind them. */
const WORDS = {
  className: 'fill-bos-950 stroke-zand-100 text-[21px] sm:text-[17px]',
  paintOrder: 'stroke',
  strokeLinejoin: 'round',
  strokeWidth: 5,
} as const;
/** Where the neighbours' house begins and ends. */
const NEIGHBOURS = { left: 406, right: 470 } as const;

function Measure({ from, to, y, text }: { from: number; to: number; y: number; text: string }) {
  const isNarrow = to - from < 110;
  return (
    <g>
      <path
        className="fill-none stroke-bos-950"
        d={`M${from} ${y}H${to}M${from} ${y - 5}v10M${to} ${y - 5}v10`}
        strokeWidth="1.5"
      />
      <text
        {...WORDS}
        textAnchor={isNarrow ? 'start' : 'middle'}
        x={isNarrow ? from + 4 : (from + to) / 2}
        y={y + 22}
      >
        {text}
      </text>
    </g>
  );
}

/** House, unit, plot boundary and the distances, from above. */
export function PlanDrawing({ layout }: { layout: PlanLayout }) {
  const { surfaces, houseRight, unitX, boundaryX, radius, neededM, ownM } = layout;
  return (
    <svg
      aria-hidden="true"
      className="h-auto w-full max-w-[36rem] rounded-card bg-blad-50"
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect className="fill-zand-100" height={height} width={width - boundaryX} x={boundaryX} />
      <circle
        className="fill-klei-500 stroke-klei-600"
        cx={unitX}
        cy={middle}
        fillOpacity="0.14"
        r={radius}
        strokeDasharray="5 5"
        strokeWidth="1.5"
      />
      <path
        className="fill-white stroke-bos-950"
        d={
          surfaces === 3
            ? `M12 24H${houseRight + 58}V${middle - 16}H${houseRight}V${height - 24}H12z`
            : `M12 24H${houseRight}V${height - 24}H12z`
        }
        strokeWidth="2"
      />
      <text
        className="fill-bos-950 text-[21px] sm:text-[17px]"
        textAnchor="middle"
        x="71"
        y={middle + 6}
      >
        {COPY.house}
      </text>
      <rect className="fill-bos-600" height="32" rx="4" width="20" x={unitX - 10} y={middle - 16} />
      <path
        className="fill-none stroke-bos-950"
        d={`M${boundaryX} 0V${height}`}
        strokeDasharray="9 6"
        strokeWidth="2.5"
      />
      <text {...WORDS} fontWeight="600" x={Math.min(boundaryX + 8, width - 98)} y="22">
        {COPY.boundary}
      </text>
      <path
        className="fill-white stroke-bos-950"
        d={`M${NEIGHBOURS.left} 44H${NEIGHBOURS.right}V${height - 24}H${NEIGHBOURS.left}z`}
        strokeWidth="2"
      />
      <text
        className="fill-bos-950 text-[21px] sm:text-[17px]"
        textAnchor="middle"
        x={(NEIGHBOURS.left + NEIGHBOURS.right) / 2}
        y={middle + 6}
      >
        {COPY.neighbours}
      </text>
      {ownM === null ? null : (
        <Measure from={unitX + 10} text={COPY.given(metres(ownM))} to={boundaryX} y={middle} />
      )}
      <Measure from={unitX} text={COPY.needed(metres(neededM))} to={unitX + radius} y={NEEDED_Y} />
    </svg>
  );
}
