import { type NetMeteringCard, netMeteringWords } from '#words/money/net-metering-words.ts';
import { section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { fineList } from '../parts/fine-list.ts';
import { pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

/**
 * What the end of net metering means for who has solar panels, or gets them by the plan. All figures stand
 * beside each other, as paper has the room for that and not for three cards.
 */
export function netMetering(sheet: Sheet, { report }: ReportPdf): void {
  const words = netMeteringWords(report);
  if (!words) return;
  const [worth, home, todo] = words.cards;
  const figures = () => {
    for (const text of [...worth.texts, ...home.texts]) paragraph(sheet, text, STYLES.fine, 4);
    const rows = [worth, home].flatMap(({ table }) => table?.rows ?? []);
    const facts = rows.map(({ name, words: value }) => ({ label: name, value }));
    pairs(sheet, facts, { columns: 3, label: STYLES.fine, value: STYLES.smallStrong });
    sheet.gap(4);
    if (worth.ground) paragraph(sheet, worth.ground, STYLES.fine, 0);
  };
  section(
    sheet,
    words.title,
    () => paragraph(sheet, words.lead, STYLES.small, 4),
    () => {
      sheet.keep(figures);
      list(sheet, todo);
    },
  );
}

function list(sheet: Sheet, { title, list: texts = [] }: NetMeteringCard): void {
  fineList(sheet, title, texts);
}
