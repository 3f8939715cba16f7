import type { Sheet } from './sheet.ts';

const GUTTER = 20;
const FINER = 4;

/** The least height in which pieces fit into columns, one column filled after the other. */
function balanced(heights: readonly number[], columns: number): number {
  const fits = (height: number) => {
    let column = 1;
    let used = 0;
    for (const each of heights) {
      if (used > 0 && used + each > height) {
        column += 1;
        used = 0;
      }
      used += each;
    }
    return column <= columns;
  };
  let height = heights.reduce((sum, each) => sum + each, 0) / columns;
  while (!fits(height)) height += FINER;
  return height;
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
  let next = 0;
  while (next < pieces.length) {
    const most = Math.min(sheet.room, balanced(heights.slice(next), columns));
    const top = sheet.y;
    let bottom = top;
    for (let column = 0; column < columns; column += 1) {
      sheet.y = top;
      sheet.within({ x: x + column * (width + GUTTER), width }, () => {
        const isFree = () => sheet.y === top || sheet.y + (heights[next] ?? 0) <= top + most + 0.1;
        while (next < pieces.length && isFree()) pieces[next++]?.();
      });
      bottom = Math.max(bottom, sheet.y);
    }
    sheet.y = bottom;
    if (next < pieces.length) sheet.newPage();
  }
}
