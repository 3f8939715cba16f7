import type { Sheet } from './sheet.ts';
import { write } from './text.ts';
import type { TextStyle } from './theme.ts';

/** What a cell is to a reading voice. */
export interface CellKind {
  type: 'TH' | 'TD';
  scope?: 'Row' | 'Column';
}

/** Writes one cell of a row at a place of its own. */
export function cellAt(
  sheet: Sheet,
  { x, y, width }: { x: number; y: number; width: number },
  { type, scope }: CellKind,
  text: string,
  style: TextStyle,
): void {
  sheet.y = y;
  sheet.within({ x, width }, () =>
    sheet.element(type, () => sheet.content(() => write(sheet, text, style)), {
      ...(scope ? { scope } : {}),
    }),
  );
}
