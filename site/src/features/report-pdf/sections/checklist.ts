import { PDF_COPY } from '../copy.ts';
import { inColumns } from '../layout/in-columns.ts';
import { part } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

const BOX = 7;
const INDENT = 14;

/** Where all of the list stands, to be printed. */
const PAGE = '/meer-informatie';

/** What to look for in each quote, with a box before each line; the groups by kind of work stand on the site. */
export function checklist(sheet: Sheet, { report, checklist: list, site }: ReportPdf): void {
  const [each] = list.groups;
  if (report.plan.length === 0 || !each) return;
  const more = PDF_COPY.checklistMore(list.title, new URL(site).host + PAGE);
  const lines = each.items.map((text) => () => line(sheet, text));
  part(
    sheet,
    PDF_COPY.checklistTitle,
    () => paragraph(sheet, more, STYLES.small, 3),
    () => sheet.keep(() => sheet.element('L', () => inColumns(sheet, 2, lines))),
  );
}

function line(sheet: Sheet, text: string): void {
  const { x, y, width, doc } = sheet;
  sheet.element('LI', () => {
    sheet.artifact(() =>
      doc
        .rect(x, y + 2, BOX, BOX)
        .lineWidth(0.75)
        .stroke(COLORS.bos600),
    );
    sheet.within({ x: x + INDENT, width: width - INDENT }, () =>
      textElement(sheet, 'LBody', text, STYLES.cell),
    );
  });
  sheet.gap(2);
}
