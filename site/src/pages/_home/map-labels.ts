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

/** A drawing of this size has no room for more names: the towns after these are dots. */
const MOST_NAMES = 40;
/** So often another name is the first to choose, from either end: more orders find nothing better. */
const MOST_FIRST = 15;

type Size = keyof typeof LETTERS;

const SIZES: readonly Size[] = ['wide', 'phone'];

/** Where a name is written: everywhere, and a large town's on a phone too. */
const sizesOf = ({ isLarge }: Dot) => (isLarge ? SIZES : SIZES.slice(0, 1));

const countOver = (boxes: readonly Box[], box: Box) =>
  boxes.filter((one) => overlap(one, box)).length;

/** A name's places: what is wrong with each by all that stays where it is (edges, dots, water), and the room it takes. */
interface Choice {
  alone: readonly number[];
  boxes: Partial<Record<Size, readonly Box[]>>;
}

function choiceOf(
  dots: readonly Dot[],
  index: number,
  { edges, taken, water }: Surroundings,
): Choice {
  const dot = dots[index] as Dot;
  const others = dots.flatMap((other, at) => (at === index ? [] : [boxOfDot(other)]));
  const alone = PLACES.map((_place, at) => at);
  const boxes: Choice['boxes'] = {};
  for (const size of sizesOf(dot)) {
    const still = [...taken[size], ...others];
    boxes[size] = PLACES.map((place, at) => {
      const box = labelBox(dot, place, LETTERS[size]);
      const over = countOver(still, box) + (isWithin(box, edges[size]) ? 0 : 1);
      alone[at] = (alone[at] ?? 0) + over * OVER + countOver(water, box) * WET;
      return box;
    });
  }
  return { alone, boxes };
}

/** Each name in turn takes the best place beside the others, until all keep theirs. */
function settle(choices: readonly Choice[], order: readonly number[]) {
  const chosen: (number | undefined)[] = choices.map(() => undefined);
  /** The names that stand in letters of a size, but for one. */
  const namesIn = (size: Size, but: number) =>
    choices.flatMap(({ boxes }, at) => {
      const box = at === but ? undefined : boxes[size]?.[chosen[at] ?? -1];
      return box ? [box] : [];
    });
  const costOf = (index: number, place: number) => {
    const { alone, boxes } = choices[index] as Choice;
    const over = SIZES.map((size) => {
      const box = boxes[size]?.[place];
      return box ? countOver(namesIn(size, index), box) : 0;
    });
    return over.reduce((sum, one) => sum + one * OVER, alone[place] ?? OVER);
  };
  const all = PLACES.map((_place, at) => at);
  for (let sweep = 0; sweep < MOST_SWEEPS; sweep += 1) {
    const before = [...chosen];
    for (const index of order)
      chosen[index] = all.reduce((best, place) =>
        costOf(index, place) < costOf(index, best) ? place : best,
      );
    if (chosen.every((place, index) => place === before[index])) break;
  }
  // One after the other: of two in each other's way one stays.
  for (const index of order) {
    const place = chosen[index];
    if (place !== undefined && costOf(index, place) >= OVER) chosen[index] = undefined;
  }
  const total = chosen.reduce<number>(
    (sum, place, index) => sum + (place === undefined ? OVER : costOf(index, place)),
    0,
  );
  return { chosen, total };
}

/**
 * Gives every dot's name its place: over no other name or dot, off the water where it can be. Which name is first to
 * choose decides much, so each of the first is once.
 * @param dots the most important first
 * @returns by the dot; none where there is no room
 */
export function labelPlaces(dots: readonly Dot[], around: Surroundings): Places {
  const choices = dots.slice(0, MOST_NAMES).map((_dot, index) => choiceOf(dots, index, around));
  const order = [...choices.keys()];
  const orders = order
    .slice(0, MOST_FIRST)
    .map((first) => [...order.slice(first), ...order.slice(0, first)])
    .flatMap((one) => [one, one.toReversed()]);
  const all = orders.map((one) => settle(choices, one));
  const { chosen } = all.reduce((best, one) => (one.total < best.total ? one : best));
  return dots.map((_dot, index) => PLACES[chosen[index] ?? -1]);
}
