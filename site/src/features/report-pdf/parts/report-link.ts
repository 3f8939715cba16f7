import { PDF_COPY } from '../copy.ts';
import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** A link to the page of this report, where it can be corrected. */
export function reportLink(sheet: Sheet, { site, path }: Pick<ReportPdf, 'site' | 'path'>): void {
  if (!path) return;
  sheet.element('P', () =>
    sheet.element('Link', () => {
      const { x, y, width } = sheet;
      const style = { ...STYLES.smallStrong, color: COLORS.bos700 };
      sheet.content(() => write(sheet, PDF_COPY.openReport, style));
      const box = { x, y, w: Math.min(width, 110), h: sheet.y - y };
      sheet.link(site + path, PDF_COPY.openReport, box);
    }),
  );
  sheet.gap(3);
}
