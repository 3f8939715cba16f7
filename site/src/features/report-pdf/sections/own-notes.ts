import { REPORT_COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { rule } from '../layout/box.ts';
import { part } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Below this there is no room to write. */
const LEAST = 120;
const LINE = 24;

/** More lines than this are written on, so that a note of one word a line fills no pages. */
const MOST_LINES = 30;

/** What was written down beside the report, and lines for more: what is left of the last page. */
export function ownNotes(sheet: Sheet, { note }: ReportPdf): void {
  if (note) writtenNotes(sheet, note);
  if (sheet.room < LEAST) return;
  sheet.gap(18);
  if (!note) textElement(sheet, 'P', REPORT_COPY.notesTitle, STYLES.part);
  while (sheet.room > 2 * LINE) {
    sheet.gap(LINE);
    rule(sheet, COLORS.zand200);
  }
  sheet.gap(6);
  textElement(sheet, 'P', PDF_COPY.notesText, STYLES.fine);
}

/** What was written down beside the report. */
function writtenNotes(sheet: Sheet, note: string): void {
  const lines = note.split('\n').filter(Boolean);
  const [first = '', ...others] = lines.length > MOST_LINES ? [lines.join(' · ')] : lines;
  part(
    sheet,
    REPORT_COPY.notesTitle,
    () => paragraph(sheet, first),
    () => {
      for (const line of others) paragraph(sheet, line);
    },
  );
}
