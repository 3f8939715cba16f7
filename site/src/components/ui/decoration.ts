/** How much of it a decoration has; the numbers are those of the specification. */
export const DENSITIES = {
  low: { leaves: 4, particles: 8 },
  medium: { leaves: 6, particles: 12 },
  high: { leaves: 8, particles: 16 },
} as const;

export type Density = keyof typeof DENSITIES;

/** A leaf: where (share of the width and height, in %), how large and turned how far. */
export type Leaf = readonly [x: number, y: number, scale: number, degrees: number];

/**
 * Around what is read, never under it: margins, the gap between columns, beside the heading. The
 * most telling ones first, as a lower density leaves out the last.
 */
export const HOME_LEAVES: readonly Leaf[] = [
  [96, 9, 1.1, 38],
  [0.4, 21, 0.8, -48],
  [53, 3.5, 0.75, 74],
  [97.5, 37, 0.75, -22],
  [0.8, 58, 1, 24],
  [95, 66, 1, -64],
  [1.2, 81, 0.8, 58],
  [51, 93, 0.9, -30],
];

export const FOOTER_LEAVES: readonly Leaf[] = [
  [96.5, 20, 1.25, 34],
  [2.5, 31, 1, -42],
  [30.5, 46, 0.75, 66],
  [93, 72, 0.8, -58],
  [5.5, 82, 1.2, 28],
  [52, 81, 0.9, -76],
  [30, 66, 0.7, 12],
  [78, 7, 0.7, -18],
];

/** The particles that go with each leaf, in its own measure. */
export const PARTICLES_BY_LEAF = [
  [24, -15, 2.4],
  [-17, 19, 1.6],
] as const;

/**
 * The home page's particles in all: the ones with its leaves, the others are bubbles. Narrow is
 * where the page has one column; below 768 px nothing of it shows.
 */
export const HOME_PARTICLES = { narrow: 25, wide: 50 } as const;

/** Bubbles of two sections, after the particles that the leaves of the densest decoration have. */
export const HOME_BUBBLES = {
  steps: { narrow: 5, wide: 18 },
  free: { narrow: 4, wide: 16 },
} as const;

/** Shares of a line by which numbers, however many, lie evenly and never in step. */
const SPREAD = { x: 0.309, y: 0.5698 } as const;

/** How far from the side of the section a bubble may be, in % of its width: in the margin. */
const MARGIN = 8;

/** A bubble's place in % and its radius in px, in turn at the left and the right: the same at every build. */
export function bubble(index: number): { x: number; y: number; radius: number } {
  const share = (step: number) => ((index + 3) * step) % 1;
  const fromSide = Math.round(share(SPREAD.x) * MARGIN);
  return {
    x: index % 2 === 0 ? fromSide : 100 - fromSide,
    y: Math.round(share(SPREAD.y) * 100),
    radius: [6, 13, 4, 20, 9][index % 5] ?? 6,
  };
}
