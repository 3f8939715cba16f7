import type { HeatLossPart } from '@sens/engine';
import { formatShare } from '#lib/format-nl.ts';
import { SHORT_PARTS } from './copy.ts';
import { arrowSize } from './heat-tint.ts';
import { eaves, type HouseShape, point, roofHeight } from './house-shape.ts';
import type { Shares } from './shares.ts';

interface Way {
  from: [number, number];
  /** Degrees clockwise from pointing right. */
  angle: number;
  /** Where the words stand, given the arrow's length and half width. */
  words: (
    length: number,
    half: number,
  ) => { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
}

/** Where each part loses its heat on the drawing, and where its words find room. */
function ways(shape: HouseShape): Record<HeatLossPart, Way> {
  const { width, storey, own, rise } = shape;
  const bottom = own.from * storey;
  const tall = own.to - own.from > 1;
  const gevel = point(shape, -3, bottom + storey * (tall ? 1.5 : 0.72));
  const kieren = point(shape, -3, bottom + storey * (tall ? 0.42 : 0.16));
  const glas = point(shape, width, bottom + storey * (tall ? 1.5 : 0.5), 0.76);
  const dak = point(
    shape,
    width * 0.75,
    rise > 0 ? roofHeight(shape, width * 0.75) : eaves(shape),
    0.55,
  );
  const pipe = point(shape, width * 0.27, roofHeight(shape, width * 0.27) + 27);
  const vloer = point(shape, width * 0.42, -24);
  return {
    gevel: {
      from: gevel,
      angle: 180,
      words: (_, half) => ({ x: 4, y: gevel[1] - half - 9, anchor: 'start' }),
    },
    kieren: {
      from: kieren,
      angle: 180,
      words: (_, half) => ({ x: 4, y: kieren[1] + half + 20, anchor: 'start' }),
    },
    glas: {
      from: glas,
      angle: 0,
      words: (_, half) => ({ x: 416, y: glas[1] - half - 9, anchor: 'end' }),
    },
    dak: {
      from: dak,
      angle: -48,
      words: (length) => ({
        x: dak[0] + length * 0.67 + 8,
        y: dak[1] - length * 0.74 - 4,
        anchor: 'start',
      }),
    },
    ventilatie: {
      from: pipe,
      angle: -90,
      words: (length) => ({ x: Math.max(pipe[0], 72), y: pipe[1] - length - 9, anchor: 'middle' }),
    },
    vloer: {
      from: vloer,
      angle: 90,
      words: (length, half) => ({
        x: vloer[0] + half + 14,
        y: vloer[1] + length / 2 + 6,
        anchor: 'start',
      }),
    },
  };
}

function arrow(length: number, half: number): string {
  const head = half * 1.7;
  const neck = length - head * 0.95;
  return `M0 ${-half}H${neck}V${-head}L${length} 0 ${neck} ${head}V${half}H0z`;
}

/** An arrow and a figure for each part: the wider the arrow, the more is lost there. */
export function HeatArrows({ shape, shares }: { shape: HouseShape; shares: Shares }) {
  const all = Object.entries(ways(shape)) as [HeatLossPart, Way][];
  return all
    .filter(([part]) => shares[part] >= 0.005)
    .map(([part, { from, angle, words }]) => {
      const { length, width } = arrowSize(shares[part]);
      const { x, y, anchor } = words(length, width / 2);
      return (
        <g key={part}>
          <path
            className="fill-klei-500 stroke-white"
            d={arrow(length, width / 2)}
            strokeLinejoin="round"
            strokeWidth="1.5"
            transform={`translate(${from[0]} ${from[1]}) rotate(${angle})`}
          />
          <text
            className="fill-bos-950 stroke-white text-[19px] font-medium sm:text-[15px]"
            paintOrder="stroke"
            strokeLinejoin="round"
            strokeWidth="4"
            textAnchor={anchor}
            x={x}
            y={y}
          >
            {SHORT_PARTS[part]}{' '}
            <tspan className="font-bold tabular-nums">{formatShare(shares[part])}</tspan>
          </text>
        </g>
      );
    });
}
