import type { Report } from '@sens/engine';
import { REPORT_COPY } from '#features/report/copy.ts';
import { MONEY_COPY as COPY } from '#features/report/money/copy.ts';
import { formatEuro, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** What changes on 1 January 2027 for who has solar panels, or gets them by the plan. */
export function netMetering(sheet: Sheet, { report }: ReportPdf): void {
  const panels = report.dwelling.solarPanels.value;
  if (!report.netMetering && panels === 0) return;
  const ended = report.netMeteringEnded;
  section(sheet, ended ? REPORT_COPY.salderingEnded : REPORT_COPY.saldering, () => {
    paragraph(sheet, ended ? REPORT_COPY.salderingEndedText : REPORT_COPY.salderingText);
    if (report.netMetering) amounts(sheet, report.netMetering);
    if (panels > 0 && !ended) paragraph(sheet, COPY.yearOwn(panels));
  });
}

function amounts(sheet: Sheet, netMetering: NonNullable<Report['netMetering']>): void {
  const { savingWithCentsPerYear: before, savingAfterCentsPerYear: later } = netMetering;
  const yearly = (range: typeof before) => `${formatEuroRange(range)} ${COPY.perYear}`;
  const less = roundEstimate((before.mid - later.mid) / 100);
  paragraph(sheet, COPY.yearChart, STYLES.strong, 3);
  const list = [
    { label: REPORT_COPY.salderingWith, value: yearly(before), strong: true },
    { label: REPORT_COPY.salderingAfter, value: yearly(later), strong: true },
  ];
  pairs(sheet, list, { columns: 2 });
  sheet.gap(6);
  if (less > 0) paragraph(sheet, COPY.yearLess(formatEuro(less * 100)));
}
