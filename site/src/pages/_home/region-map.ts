/** A place on the globe in degrees. */
export interface Place {
  lat: number;
  lon: number;
}

/** The part of the region that is drawn, and how large. */
const WEST = 4.25;
const NORTH = 52;
/** A degree east is shorter than one north, here by this much. */
const EAST_PER_NORTH = Math.cos((51.86 * Math.PI) / 180);
const SCALE = 1500;

/** Of the drawing, in its own measure: it begins where the towns and their names lie in the middle. */
export const MAP_SIZE = { left: -18, width: 580, height: 430 } as const;

/** The part of it that is seen: its sides are cut off where it is higher than wide, on a phone its top, and a button lies below. */
export const MAP_EDGES = {
  wide: { left: 18, right: 526, top: 72, bottom: 318 },
  phone: { left: -14, right: 558, top: 92, bottom: 322 },
} as const;

/** How wide the rivers are drawn. */
export const RIVER_WIDTH = 11;

/** Where a place lies in the drawing, in whole units. */
export const onMap = ({ lat, lon }: Place): { x: number; y: number } => ({
  x: Math.round((lon - WEST) * EAST_PER_NORTH * SCALE),
  y: Math.round((NORTH - lat) * SCALE),
});

type Line = readonly (readonly [lat: number, lon: number])[];

/** The rivers, in bends of a few hundred metres: enough to know the region by. */
const RIVERS: readonly Line[] = [
  // Lek and Nieuwe Maas.
  [
    [51.938, 4.9],
    [51.912, 4.8],
    [51.905, 4.7],
    [51.888, 4.635],
    [51.893, 4.6],
    [51.905, 4.565],
    [51.903, 4.53],
    [51.912, 4.505],
    [51.904, 4.48],
    [51.9, 4.44],
    [51.906, 4.41],
    [51.903, 4.36],
    [51.898, 4.29],
    [51.906, 4.2],
  ],
  // Hollandsche IJssel.
  [
    [51.905, 4.565],
    [51.92, 4.585],
    [51.935, 4.6],
    [51.95, 4.63],
    [51.98, 4.66],
  ],
  // Noord, then Oude Maas.
  [
    [51.888, 4.635],
    [51.868, 4.648],
    [51.848, 4.65],
    [51.832, 4.66],
    [51.82, 4.665],
    [51.808, 4.64],
    [51.803, 4.6],
    [51.81, 4.56],
    [51.83, 4.51],
    [51.837, 4.46],
    [51.836, 4.41],
    [51.85, 4.36],
    [51.865, 4.335],
    [51.885, 4.31],
    [51.898, 4.29],
  ],
  // Beneden-Merwede.
  [
    [51.82, 4.665],
    [51.823, 4.7],
    [51.815, 4.74],
    [51.82, 4.8],
    [51.83, 4.9],
  ],
  // Spui and Dordtsche Kil.
  [
    [51.836, 4.41],
    [51.81, 4.385],
    [51.795, 4.33],
    [51.782, 4.2],
  ],
  [
    [51.806, 4.63],
    [51.77, 4.63],
    [51.73, 4.62],
  ],
];

const LINES = RIVERS.map((line) => line.map(([lat, lon]) => onMap({ lat, lon })));

/** All rivers as one path. */
export const RIVERS_PATH = LINES.map(
  (line) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`,
).join('');

/** How far apart the points of the water lie. */
const WATER_STEP = 4;

/** The water as squares as wide as a river, each few units along it. */
export const WATER = LINES.flatMap((line) =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / WATER_STEP);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      const half = RIVER_WIDTH / 2;
      return { left: x - half, right: x + half, top: y - half, bottom: y + half };
    });
  }),
);
