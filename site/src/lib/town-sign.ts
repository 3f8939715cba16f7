/** A point of a picture, as fractions of its width and height. */
type Place = readonly [number, number];

/** The face of a board: its top left, top right and bottom left corner. */
export type Board = readonly [Place, Place, Place];

/** A name as it stands on a board, in pixels of the picture. */
export interface TownSignText {
  /** SVG `matrix(...)` that lays the text in the plane of the board. */
  transform: string;
  fontSize: number;
  /** One line or two; `x` is their middle and `y` the foot of their letters. */
  lines: { text: string; x: number; y: number }[];
}

/** Most characters that still read well on one line of a phone's picture. */
const ONE_LINE = 14;

/** What a bold capital-sized letter takes at most, on average over a Dutch name, of its font size. */
const LETTER = 0.6;

/** How high an x-height and half an ascender reach: the text's optical middle, of its font size. */
const MIDDLE = 0.34;

/** Splits a long name in two at the space or hyphen nearest its middle; of two equals, the later. */
function linesOf(name: string): string[] {
  if (name.length <= ONE_LINE) return [name];
  const off = (index: number) => Math.abs(index - (name.length - 1) / 2);
  const splits = [...name.matchAll(/[ -]/g)].sort(
    (a, b) => off(a.index) - off(b.index) || b.index - a.index,
  );
  const [split] = splits;
  if (!split) return [name];
  const first = name.slice(0, split.index) + split[0].trim();
  return [first, name.slice(split.index + 1)];
}

/**
 * Fits a town's name on the board of a picture.
 * @param name as it stands on the real sign
 * @param board the corners of the board's face
 * @param width of the picture in pixels
 * @param height of the picture in pixels
 */
export function townSign(name: string, board: Board, width: number, height: number): TownSignText {
  const pixels = ([x, y]: Place) => [x * width, y * height] as const;
  const [topLeft, topRight, bottomLeft] = [pixels(board[0]), pixels(board[1]), pixels(board[2])];
  const along = [topRight[0] - topLeft[0], topRight[1] - topLeft[1]] as const;
  const down = [bottomLeft[0] - topLeft[0], bottomLeft[1] - topLeft[1]] as const;
  const [wide, tall] = [Math.hypot(...along), Math.hypot(...down)];
  const lines = linesOf(name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const fontSize = Math.min(
    tall * (lines.length > 1 ? 0.42 : 0.56),
    (wide * 0.9) / (longest * LETTER),
  );
  const step = fontSize * 1.04;
  const rounded = (value: number) => Number(value.toFixed(3));
  const matrix = [along[0] / wide, along[1] / wide, down[0] / tall, down[1] / tall, ...topLeft];
  return {
    transform: `matrix(${matrix.map(rounded).join(' ')})`,
    fontSize: rounded(fontSize),
    lines: lines.map((text, index) => ({
      text,
      x: rounded(wide / 2),
      y: rounded(tall / 2 + (index - (lines.length - 1) / 2) * step + fontSize * MIDDLE),
    })),
  };
}
