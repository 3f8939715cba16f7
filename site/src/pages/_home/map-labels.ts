/** A dot on the map and the name beside it. */
export interface Dot {
  name: string;
  x: number;
  y: number;
  /** Named on a phone too, in letters that are larger on the map. */
  isLarge?: boolean;
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a name stands by its dot: its anchor, and how far off it is, in heights of its letters. */
export interface LabelPlace {
  anchor: 'start' | 'middle' | 'end';
  right: number;
  down: number;
}

/** What is preferred stands first. */
const PLACES: readonly LabelPlace[] = [
  { anchor: 'start', right: 0.6, down: 0 },
  { anchor: 'end', right: -0.6, down: 0 },
  { anchor: 'middle', right: 0, down: 1 },
  { anchor: 'middle', right: 0, down: -1 },
  { anchor: 'start', right: -0.3, down: 1.1 },
  { anchor: 'start', right: -0.3, down: -1 },
  { anchor: 'end', right: 0.3, down: -1 },
  { anchor: 'end', right: 0.3, down: 1.1 },
  { anchor: 'start', right: 0.6, down: -0.4 },
  { anchor: 'start', right: 0.6, down: 0.4 },
  { anchor: 'end', right: -0.6, down: -0.4 },
  { anchor: 'end', right: -0.6, down: 0.4 },
];

/** Heights of the letters in units of the map: where there is room, and on a phone, where it is drawn small. */
export const LETTERS = { wide: 13, phone: 23.5 } as const;
/** Roughly, of the map's letters: how wide one is to its height, and how far a name reaches from its middle. */
const LETTER_WIDTH = 0.52;
const HALF_LINE = 0.46;
const DOT_RADIUS = 4;

/** The place a name takes, in letters of a height. */
export function labelBox({ name, x, y }: Dot, place: LabelPlace, letters: number): Box {
  const width = name.length * LETTER_WIDTH * letters;
  const from = { start: 0, middle: width / 2, end: width }[place.anchor];
  const left = x + place.right * letters - from;
  const middle = y + place.down * letters;
  return {
    left,
    right: left + width,
    top: middle - HALF_LINE * letters,
    bottom: middle + HALF_LINE * letters,
  };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const isWithin = (box: Box, edge: Box) =>
  box.left >= edge.left &&
  box.right <= edge.right &&
  box.top >= edge.top &&
  box.bottom <= edge.bottom;

const boxOfDot = ({ x, y }: Dot): Box => ({
  left: x - DOT_RADIUS,
  right: x + DOT_RADIUS,
  top: y - DOT_RADIUS,
  bottom: y + DOT_RADIUS,
});

export interface Surroundings {
  /** The part of the map that is always seen: where there is room, and on a phone. */
  edges: Record<keyof typeof LETTERS, Box>;
  /** What no name may lie over. */
  taken: Record<keyof typeof LETTERS, readonly Box[]>;
  /** What a name had better not lie over: squares along the rivers. */
  water: readonly Box[];
}

type Places = (LabelPlace | undefined)[];

/** Over something, dearer than any wet name; wet, dearer than any place that is liked less. */
const OVER = 1000;
const WET = 10;
/** No name moves any more long before this. */
const MOST_SWEEPS = 20;

/** What is wrong with a place for a name, beside the others as they stand. */
function cost(
  dots: readonly Dot[],
  places: Places,
  index: number,
  place: LabelPlace,
  { edges, taken, water }: Surroundings,
): number {
  const dot = dots[index] as Dot;
  const inLetters = (size: keyof typeof LETTERS) => {
    const box = labelBox(dot, place, LETTERS[size]);
    const others = dots.flatMap((other, at) => {
      if (at === index) return [];
      const named = size === 'wide' || other.isLarge ? places[at] : undefined;
      return named ? [boxOfDot(other), labelBox(other, named, LETTERS[size])] : [boxOfDot(other)];
    });
    const over = [...taken[size], ...others].filter((one) => overlap(one, box)).length;
    const wet = water.filter((one) => overlap(one, box)).length;
    return (over + (isWithin(box, edges[size]) ? 0 : 1)) * OVER + wet * WET;
  };
  return inLetters('wide') + (dot.isLarge ? inLetters('phone') : 0) + PLACES.indexOf(place);
}

/** Each name in turn takes the best place beside the others, until all keep theirs. */
function settle(dots: readonly Dot[], order: readonly number[], around: Surroundings) {
  const places: Places = dots.map(() => undefined);
  const costOf = (index: number, place: LabelPlace) => cost(dots, places, index, place, around);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    const before = [...places];
    for (const index of order)
      places[index] = PLACES.reduce((best, place) =>
        costOf(index, place) < costOf(index, best) ? place : best,
      );
    if (places.every((place, index) => place === before[index])) break;
  }
  // One after the other: of two in each other's way one stays.
  for (const index of order) {
    const place = places[index];
    if (place && costOf(index, place) >= OVER) places[index] = undefined;
  }
  const total = places.reduce(
    (sum, place, index) => sum + (place ? costOf(index, place) : OVER),
    0,
  );
  return { places, total };
}

/**
 * Gives every dot's name its place: over no other name or dot, off the water where it can be. Which name is first to
 * choose decides much, so each is once.
 * @returns by the dot; none where there is no room
 */
export function labelPlaces(dots: readonly Dot[], around: Surroundings): Places {
  const order = [...dots.keys()];
  const orders = order
    .map((first) => [...order.slice(first), ...order.slice(0, first)])
    .flatMap((one) => [one, one.toReversed()]);
  const all = orders.map((one) => settle(dots, one, around));
  return all.reduce((best, one) => (one.total < best.total ? one : best)).places;
}
