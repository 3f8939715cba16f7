import { netMeteringWords } from '#words/money/net-metering-words.ts';
import { section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph } from '../layout/text.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** What the end of net metering means for who has solar panels, or gets them by the plan. */
export function netMetering(sheet: Sheet, { report }: ReportPdf): void {
  const words = netMeteringWords(report);
  if (!words) return;
  section(sheet, words.title, () => {
    if (words.forYou) paragraph(sheet, words.forYou);
    paragraph(sheet, words.explained);
  });
}
