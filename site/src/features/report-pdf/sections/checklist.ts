import type { MeasureId } from '@sens/engine';
import { inColumns } from '../layout/in-columns.ts';
import { part } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

const BOX = 7;
const INDENT = 14;

/** The measures that a group of the checklist is about; the first group is for each quote. */
const GROUPS: Record<string, readonly MeasureId[]> = {
  'Kozijnen en glas': ['hr-glas', 'triple-glas', 'isolerende-deur'],
  Isolatie: [
    'spouwmuurisolatie',
    'gevelisolatie',
    'dakisolatie',
    'zoldervloerisolatie',
    'vloerisolatie',
    'bodemisolatie',
  ],
  Warmtepomp: ['hybride-warmtepomp', 'warmtepomp', 'bodemwarmtepomp'],
  Zonnepanelen: ['zonnepanelen', 'pvt-panelen'],
};

/** What to look for in the quotes of this plan, with a box before each line. */
export function checklist(sheet: Sheet, { report: { plan }, checklist: list }: ReportPdf): void {
  if (plan.length === 0) return;
  const fits = ({ title }: { title: string }) =>
    GROUPS[title]?.some((id) => plan.some((step) => step.id === id)) ?? true;
  const group = ({ title, items }: { title: string; items: string[] }) => {
    paragraph(sheet, title, STYLES.smallStrong, 2);
    const lines = items.map((text) => () => line(sheet, text));
    sheet.element('L', () => inColumns(sheet, 2, lines));
    sheet.gap(5);
  };
  part(
    sheet,
    list.title,
    () => paragraph(sheet, list.intro, STYLES.fine, 4),
    () => {
      for (const one of list.groups.filter(fits)) sheet.keep(() => group(one));
    },
  );
}

function line(sheet: Sheet, text: string): void {
  const { x, y, width, doc } = sheet;
  sheet.element('LI', () => {
    sheet.artifact(() =>
      doc
        .rect(x, y + 1.5, BOX, BOX)
        .lineWidth(0.75)
        .stroke(COLORS.bos600),
    );
    sheet.within({ x: x + INDENT, width: width - INDENT }, () =>
      textElement(sheet, 'LBody', text, STYLES.fine),
    );
  });
  sheet.gap(2);
}
