import { netMeteringWords } from '#words/money/net-metering-words.ts';
import { section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

/**
 * What the end of net metering means for who has solar panels, or gets them by the plan. All figures stand
 * beside each other; what it is and what one can do about it stand on the page.
 */
export function netMetering(sheet: Sheet, { report }: ReportPdf): void {
  const words = netMeteringWords(report);
  if (!words) return;
  const [worth, home] = words.cards;
  const figures = () => {
    const [, means] = worth.texts.join(' ').split(/(?<=\.) /);
    if (means) paragraph(sheet, means, STYLES.small, 3);
    const rows = [worth, home].flatMap(({ table }) => table?.rows ?? []);
    const facts = rows.map(({ name, words: value }) => ({ label: name, value }));
    pairs(sheet, facts, { columns: 3, label: STYLES.label, value: STYLES.smallStrong });
    sheet.gap(3);
    if (worth.ground) paragraph(sheet, worth.ground, STYLES.fine, 0);
  };
  section(
    sheet,
    words.title,
    () => paragraph(sheet, words.lead, STYLES.smallStrong, 3),
    () => {
      sheet.keep(figures);
    },
  );
}
