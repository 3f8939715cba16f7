import type { DwellingFacts } from '@sens/engine';

/** Size and place of the drawn house, in units of the drawing; the depth runs to the upper right. */
export interface HouseShape {
  /** Left end of the section on the ground line. */
  left: number;
  ground: number;
  width: number;
  storey: number;
  storeys: number;
  /** Rise of the ridge above the eaves; 0 is a flat roof. */
  rise: number;
  depth: { x: number; y: number };
  /** The storeys that are the visitor's own, from 0; of a flat it is one. */
  own: { from: number; to: number };
  /** How much of a neighbour is seen behind the house, as a share of its depth; it fades away. */
  behind: number;
  /** Houses in a row as seen from above: true is the visitor's own. */
  row: readonly boolean[];
}

/** The drawing's frame: what an `svg` shows. */
export const FRAME = '0 40 420 350';

const DEPTH = { x: 76, y: 34 };
const HOUSE = {
  left: 104,
  ground: 302,
  width: 140,
  storey: 56,
  storeys: 2,
  rise: 72,
  depth: DEPTH,
  own: { from: 0, to: 2 },
  behind: 0.75,
  row: [true],
} as const satisfies HouseShape;
const FLATS = { ...HOUSE, ground: 314, storey: 45, storeys: 4, rise: 0 };
const OWN_STOREY = {
  onbekend: 2,
  tussen: 2,
  hoek: 2,
  dak: 3,
  'dak-hoek': 3,
  'begane-grond': 0,
} as const;

/** The shape to draw for a house, by its type, its roof and a flat's place in the block. */
export function houseShape({ woningtype, roofType, flatPosition }: DwellingFacts): HouseShape {
  const roof = roofType.value === 'plat' ? { rise: 0 } : {};
  switch (woningtype.value) {
    case 'tussenwoning':
      return { ...HOUSE, ...roof, row: [false, true, false] };
    case 'hoekwoning':
      return { ...HOUSE, ...roof, row: [true, false, false] };
    case 'twee-onder-een-kap':
      return { ...HOUSE, ...roof, rise: roof.rise ?? 80, behind: 0.5, row: [true, false] };
    case 'vrijstaand':
      return { ...HOUSE, left: 96, width: 164, rise: 80, ...roof, behind: 0 };
    case 'appartement': {
      const from = OWN_STOREY[flatPosition.value];
      return { ...FLATS, own: { from, to: from + 1 }, row: [] };
    }
  }
}

/** A point of the house on the drawing: `x` along the section, `y` up, `z` back (1 is the house's depth). */
export function point(shape: HouseShape, x: number, y: number, z = 0): [number, number] {
  return [shape.left + x + z * shape.depth.x, shape.ground - y - z * shape.depth.y];
}

/** Points of the house as the `points` of a polygon. */
export function outline(
  shape: HouseShape,
  points: readonly (readonly [x: number, y: number, z?: number])[],
): string {
  return points
    .map(([x, y, z]) =>
      point(shape, x, y, z)
        .map((one) => one.toFixed(1))
        .join(),
    )
    .join(' ');
}

/** Height of the eaves. */
export const eaves = ({ storey, storeys }: HouseShape) => storey * storeys;

/** Where the outside of the roof is, above a place on the section. */
export function roofHeight(shape: HouseShape, x: number): number {
  const half = shape.width / 2;
  return eaves(shape) + shape.rise * (1 - Math.abs(x - half) / half);
}

/** The storeys from the ground up, by number. */
export const levels = ({ storeys }: HouseShape) => [...Array(storeys).keys()];
