import { PDF_COPY } from '../copy.ts';
import { rule } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';

/** Below this there is no room to write. */
const LEAST = 120;
const LINE = 24;

/** What is left of the last page: lines to write on, at the kitchen table. */
export function ownNotes(sheet: Sheet): void {
  if (sheet.room < LEAST) return;
  sheet.gap(18);
  textElement(sheet, 'P', PDF_COPY.notesTitle, STYLES.part);
  while (sheet.room > 2 * LINE) {
    sheet.gap(LINE);
    rule(sheet, COLORS.zand200);
  }
  sheet.gap(6);
  textElement(sheet, 'P', PDF_COPY.notesText, STYLES.fine);
}
