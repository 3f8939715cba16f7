import type { Sheet } from './sheet.ts';

const GUTTER = 20;
const FINER = 4;

/** So many lines of pieces stay together at either side of the foot of a page. */
const LINES = 2;

/** How many pieces go into columns of such a height, one column filled after the other. */
function fitting(heights: readonly number[], columns: number, height: number): number {
  let column = 1;
  let used = 0;
  for (const [index, each] of heights.entries()) {
    if (used > 0 && used + each > height + 0.1) {
      column += 1;
      used = 0;
    }
    if (column > columns || each > height + 0.1) return index;
    used += each;
  }
  return heights.length;
}

/** The least height in which pieces fit into columns. */
function balanced(heights: readonly number[], columns: number): number {
  let height = Math.max(0, ...heights, heights.reduce((sum, each) => sum + each, 0) / columns);
  while (fitting(heights, columns, height) < heights.length) height += FINER;
  return height;
}

/** Of pieces that are left, how many go on this page: never a few that are left alone here or on the next. */
function onThisPage(heights: readonly number[], columns: number, sheet: Sheet): number {
  const fit = fitting(heights, columns, sheet.room);
  if (fit === heights.length) return fit;
  const least = LINES * columns;
  const most = Math.min(fit, heights.length - least);
  if (most >= least) return most;
  return sheet.isAtTop ? Math.max(1, fit) : 0;
}

/** Draws pieces one below the other in columns of equal width, over as many pages as they take. */
export function inColumns(sheet: Sheet, columns: number, pieces: readonly (() => void)[]): void {
  const width = (sheet.width - (columns - 1) * GUTTER) / columns;
  const { x } = sheet;
  const heights = pieces.map((draw) => {
    let height = 0;
    sheet.within({ x, width }, () => {
      height = sheet.measure(draw);
    });
    return height;
  });
  const drawSome = (from: number, to: number) => {
    const most = balanced(heights.slice(from, to), columns);
    const top = sheet.y;
    let bottom = top;
    let next = from;
    for (let column = 0; column < columns; column += 1) {
      sheet.y = top;
      const count = column === columns - 1 ? to - next : fitting(heights.slice(next, to), 1, most);
      sheet.within({ x: x + column * (width + GUTTER), width }, () => {
        for (const draw of pieces.slice(next, next + count)) draw();
      });
      next += count;
      bottom = Math.max(bottom, sheet.y);
    }
    sheet.y = bottom;
  };
  const least = LINES * columns;
  const first = pieces.length < 2 * least ? pieces.length : least;
  let next = 0;
  while (next < pieces.length) {
    const count = sheet.dry ? pieces.length : onThisPage(heights.slice(next), columns, sheet);
    // Whoever measures a beginning learns what the first page needs at least.
    if (next === 0 && sheet.dry) sheet.begin(balanced(heights.slice(0, first), columns));
    if (count > 0) drawSome(next, next + count);
    next += count;
    if (next < pieces.length) sheet.newPage();
  }
}
