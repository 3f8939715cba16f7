import type { Sheet } from '../layout/sheet.ts';
import { write } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Words that lead to the page of this report, where it can be corrected and the rest of it stands. */
export function reportLink(
  sheet: Sheet,
  { site, path }: Pick<ReportPdf, 'site' | 'path'>,
  words: string,
): void {
  const style = path ? { ...STYLES.smallStrong, color: COLORS.bos700 } : STYLES.small;
  const text = () => sheet.content(() => write(sheet, words, style));
  sheet.element('P', () => {
    if (!path) return text();
    return sheet.element('Link', () => {
      const { x, y, width } = sheet;
      text();
      sheet.link(site + path, words, { x, y, w: width, h: sheet.y - y });
    });
  });
  sheet.gap(3);
}
