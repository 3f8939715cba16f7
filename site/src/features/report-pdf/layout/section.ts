import type { Sheet } from './sheet.ts';
import { heading } from './text.ts';
import { STYLES } from './theme.ts';

/**
 * A section with its heading. `first` stays on the page of the heading, so that no heading stands
 * alone at the foot of a page; `rest` may go on to the next.
 */
export function section(
  sheet: Sheet,
  title: string,
  first: () => void,
  rest: () => void = () => undefined,
): void {
  sheet.element('Sect', () => {
    sheet.gap(sheet.y > 100 ? 18 : 0);
    sheet.keep(() => {
      heading(sheet, 2, title, STYLES.section);
      sheet.gap(7);
      first();
    });
    rest();
  });
}

/** The same one level lower. */
export function part(
  sheet: Sheet,
  title: string,
  first: () => void,
  rest: () => void = () => undefined,
): void {
  sheet.gap(12);
  sheet.keep(() => {
    partHeading(sheet, title);
    first();
  });
  rest();
}

/** Room for a heading and the head of a table and a row, or a few lines. */
const SOME_ROWS = 64;

/** A part that goes on over the page, such as a long table: only its beginning stays with the heading. */
export function longPart(sheet: Sheet, title: string, draw: () => void): void {
  sheet.gap(12);
  sheet.ensure(SOME_ROWS);
  partHeading(sheet, title);
  draw();
}

function partHeading(sheet: Sheet, title: string): void {
  heading(sheet, 3, title, STYLES.part);
  sheet.gap(4);
}
