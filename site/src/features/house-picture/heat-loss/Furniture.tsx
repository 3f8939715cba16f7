import { type HouseShape, point } from './house-shape.ts';

/** A sofa with a lamp, seen from the side; the corner given is the lower left. */
function Sofa({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-bos-600/70" d="M0 0v-19q0-4 4-4h3q3 0 3 4v6h26v-5q0-4 4-4t4 4V0z" />
      <path className="fill-none stroke-bos-900/60" d="M60 0v-31" strokeWidth="1.5" />
      <path className="fill-zon-400" d="M53-29l3-10h8l3 10z" />
    </g>
  );
}

/** A bed, seen from the side. */
function Bed({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="fill-zand-500" d="M0 0v-24h4v10h48v-4h4V0h-4v-5H4v5z" />
      <path className="fill-white" d="M5-15v-5q0-3 3-3h11q3 0 3 3v5z" />
      <path className="fill-blad-200" d="M18-15v-4q0-4 4-4h24q6 0 6 6v2z" />
    </g>
  );
}

/** Somebody lives here: a living room, and above it a bedroom. */
export function Furniture({ shape }: { shape: HouseShape }) {
  const { own, storey } = shape;
  const at = (level: number, x: number) => {
    const [left, top] = point(shape, x, level * storey + 3);
    return { x: left, y: top };
  };
  return (
    <g>
      <Sofa {...at(own.from, 46)} />
      {own.to - own.from > 1 ? <Bed {...at(own.from + 1, 42)} /> : null}
    </g>
  );
}
