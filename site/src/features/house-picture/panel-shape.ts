import type { Woningtype } from '@sens/contract';

/** A point of a picture, in shares of its width and height from the top left. */
export type Point = readonly [x: number, y: number];

/** Where the panels of a type lie in its picture; `art/layers/render.py` wrote it down from the scene. */
interface PanelGrid {
  columns: number;
  rows: number;
  /** Of the whole array: where it starts and ends at its foot, and where it starts at its top. */
  corners: readonly Point[];
}

const files = import.meta.glob<PanelGrid>('../../../../art/layers/panels-*.json', {
  eager: true,
  import: 'default',
});

const gridOf = (type: Woningtype): PanelGrid | undefined =>
  files[`../../../../art/layers/panels-${type}.json`];

/** Beyond the array lies the shadow of its panels, in panels. */
const SHADOW = 0.2;

/** How many of a number of panels the picture of a type of house has room for. */
export function drawnPanels(type: Woningtype, count: number): number {
  const grid = gridOf(type);
  return grid ? Math.min(count, grid.columns * grid.rows) : 0;
}

/** The outline of a number of panels, or of all there are, within the picture of a type; empty for one without. */
export function panelOutline(type: Woningtype, count: number): Point[] {
  const grid = gridOf(type);
  if (!grid) return [];
  const { columns, rows } = grid;
  return outlineOf(grid, Math.min(count, columns * rows));
}

/** The same, where not all panels of the picture are to be seen. */
export function panelShape(type: Woningtype, count: number): Point[] | undefined {
  const grid = gridOf(type);
  if (!grid || count >= grid.columns * grid.rows) return undefined;
  return outlineOf(grid, count);
}

/** Panels are taken column by column, from such a place that they lie in the middle. */
function outlineOf(grid: PanelGrid, count: number): Point[] {
  const { columns, rows } = grid;
  const whole = Math.floor(count / rows);
  const rest = count % rows;
  const from = Math.floor((columns - Math.ceil(count / rows)) / 2);
  const left = from === 0 ? -SHADOW : from;
  const right = from + whole + (rest > 0 ? 1 : 0);
  const end = right === columns ? right + SHADOW : right;
  const outline: [column: number, row: number][] = [
    [left, -SHADOW],
    [end, -SHADOW],
    ...((rest > 0
      ? [
          [end, rest],
          [from + whole, rest],
          [from + whole, rows + SHADOW],
        ]
      : [[end, rows + SHADOW]]) as [number, number][]),
    [left, rows + SHADOW],
  ];
  return outline.map(([column, row]) => placeOf(grid, column / columns, row / rows));
}

/** The camera sees no perspective: an even grid stays even. */
function placeOf({ corners }: PanelGrid, along: number, up: number): Point {
  const [start = [0, 0], end = [0, 0], top = [0, 0]] = corners;
  const at = (axis: 0 | 1) => {
    const way = (end[axis] - start[axis]) * along + (top[axis] - start[axis]) * up;
    return Math.round((start[axis] + way) * 1e4) / 1e4;
  };
  return [at(0), at(1)];
}
