/** A dot on the map and the name beside it. */
export interface Dot {
  name: string;
  x: number;
  y: number;
}

/** On which side of its dot a name stands; none where it would lie over another. */
export type LabelSide = 'left' | 'right' | undefined;

/** Roughly, of the map's letters. */
const LETTER_WIDTH = 7;
const LINE_HEIGHT = 15;
/** From the middle of the dot to the name. */
export const LABEL_GAP = 8;

interface Box {
  left: number;
  right: number;
  y: number;
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < LINE_HEIGHT;

const boxOf = ({ name, x, y }: Dot, side: 'left' | 'right'): Box => {
  const length = name.length * LETTER_WIDTH;
  return side === 'right'
    ? { left: x + LABEL_GAP, right: x + LABEL_GAP + length, y }
    : { left: x - LABEL_GAP - length, right: x - LABEL_GAP, y };
};

/**
 * Gives every dot's name the side where it lies over no other name or dot, the first dot first.
 * @param taken what no name may lie over
 * @param width of the map
 */
export function labelSides(
  dots: readonly Dot[],
  taken: readonly Box[],
  width: number,
): LabelSide[] {
  const boxes: Box[] = [...taken, ...dots.map(({ x, y }) => ({ left: x - 4, right: x + 4, y }))];
  return dots.map((dot) => {
    const side = (['right', 'left'] as const).find((each) => {
      const box = boxOf(dot, each);
      return box.left > 0 && box.right < width && !boxes.some((other) => overlap(box, other));
    });
    if (side) boxes.push(boxOf(dot, side));
    return side;
  });
}
