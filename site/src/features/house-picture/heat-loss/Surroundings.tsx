import type { Installations as Has } from '../installations.ts';
import { eaves, type HouseShape, outline, point, roofHeight } from './house-shape.ts';

/** The plot the house stands on, with the crawl space below the floor. */
export function Ground({ shape, crawlSpace }: { shape: HouseShape; crawlSpace: boolean }) {
  const { width, ground, left } = shape;
  const [west, east] = [left - 46, left + width + 50];
  const [top, back] = [ground + 6, { x: shape.depth.x * 1.3, y: shape.depth.y * 1.3 }];
  return (
    <g strokeLinejoin="round">
      <path
        className="fill-blad-200"
        d={`M${west} ${top}l${back.x} ${-back.y}H${east + back.x}L${east} ${top}z`}
      />
      <path className="fill-zand-200" d={`M${west} ${top}H${east}v22H${west}z`} />
      <path
        className="fill-zand-500/45"
        d={`M${east} ${top}l${back.x} ${-back.y}v22L${east} ${top + 22}z`}
      />
      {crawlSpace ? (
        <rect
          className="fill-zand-50 stroke-zand-500/50"
          height="13"
          width={width - 18}
          x={left + 9}
          y={ground + 8}
        />
      ) : null}
    </g>
  );
}

/** The pipe through which used air leaves. */
export function VentPipe({ shape }: { shape: HouseShape }) {
  const at = shape.width * 0.27;
  const [x, y] = point(shape, at, roofHeight(shape, at));
  return (
    <g>
      <rect className="fill-[#5f7a6d]" height="26" width="9" x={x - 4.5} y={y - 20} />
      <rect className="fill-bos-900" height="5" rx="2" width="17" x={x - 8.5} y={y - 25} />
    </g>
  );
}

/** A chimney while gas is burnt. */
function Chimney({ shape }: { shape: HouseShape }) {
  const { width, rise } = shape;
  const [x, y] = point(shape, width / 2, eaves(shape) + rise, 0.8);
  return (
    <g>
      <rect
        className="fill-[#d98f7e] stroke-bos-900/50"
        height="24"
        width="15"
        x={x - 8}
        y={y - 19}
      />
      <rect className="fill-bos-900" height="4" width="19" x={x - 10} y={y - 22} />
    </g>
  );
}

/** Solar panels in two rows on the slope that is seen, or standing on a flat roof. */
function Panels({ shape }: { shape: HouseShape }) {
  const { width, rise } = shape;
  const top = eaves(shape);
  const along = [0.12, 0.38, 0.64];
  const across =
    rise > 0
      ? [
          [0.56, 0.72],
          [0.76, 0.92],
        ]
      : [
          [0.2, 0.44],
          [0.56, 0.8],
        ];
  const height = (share: number) => (rise > 0 ? roofHeight(shape, width * share) + 1 : top + 1);
  return along.flatMap((z) =>
    across.map(([from = 0, to = 0]) => (
      <polygon
        className="fill-[#2d3a70] stroke-white"
        key={`${z}-${from}`}
        points={outline(shape, [
          [width * from, height(from), z],
          [width * to, height(to), z],
          [width * to, height(to), z + 0.22],
          [width * from, height(from), z + 0.22],
        ])}
        strokeWidth="1"
      />
    )),
  );
}

/** The outdoor unit of a heat pump, beside the rear wall. */
function HeatPump({ shape }: { shape: HouseShape }) {
  const [x, y] = point(shape, shape.width + 20, 0, 0.08);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="fill-white stroke-bos-900/60" height="27" rx="3" width="34" x="0" y="-25" />
      <circle className="fill-zand-100 stroke-bos-900/60" cx="13" cy="-11.500" r="9" />
      <path
        className="fill-none stroke-bos-900/50"
        d="M26-20v17M29.500-20v17M13-18v13M6.500-11.500h13"
      />
    </g>
  );
}

/** Panels, heat pump and chimney, as far as this house has them. */
export function Installations({ shape, extras }: { shape: HouseShape; extras: Has }) {
  return (
    <g>
      {extras.chimney && shape.rise > 0 ? <Chimney shape={shape} /> : null}
      {extras.panels ? <Panels shape={shape} /> : null}
      {extras.heatPump ? <HeatPump shape={shape} /> : null}
    </g>
  );
}
