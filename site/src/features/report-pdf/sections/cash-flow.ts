import {
  CASH_FLOW_COPY as COPY,
  cashFlowWords,
  estimateEuro,
  yearsOf,
} from '#words/money/cash-flow-words.ts';
import type { PlanCashFlow } from '#words/money/plan-cash-flow.ts';
import { continued, part } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { bandChart } from '../parts/band-chart.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Years that the axis and the table name. */
const STOPS = [0, 5, 10, 15, 20] as const;

/** The years as a table, for who reads figures rather than lines. */
function years(sheet: Sheet, { positions }: PlanCashFlow): void {
  const stops = STOPS.filter((at) => positions[at]);
  const row = (name: string, pick: 'low' | 'mid' | 'high') => [
    name,
    ...stops.map((at) => estimateEuro(positions[at]?.[pick] ?? 0)),
  ];
  table(sheet, {
    columns: [
      { header: COPY.caption, share: 0.3 },
      ...stops.map((at) => ({
        header: COPY.after(at),
        share: 0.7 / stops.length,
        align: 'right' as const,
      })),
    ],
    rows: [row(COPY.falling, 'low'), row(COPY.expected, 'mid'), row(COPY.rising, 'high')],
  });
}

/** What the plan costs and brings over twenty years: a line with its band, its words and its table. */
export function cashFlow(sheet: Sheet, { cashFlow: flow }: ReportPdf): void {
  if (!flow) return;
  const words = cashFlowWords(flow);
  const title = COPY.title(yearsOf(flow));
  const chart = () =>
    bandChart(sheet, {
      points: flow.positions,
      names: STOPS.map((at) => [at, at === 0 ? COPY.after(0) : String(flow.startYear + at - 1)]),
      meets: flow.paidBack
        ? { at: flow.paidBack.afterYears, words: COPY.paidBack(flow.paidBack.in) }
        : undefined,
      mark: estimateEuro,
      alt: words.join(' '),
    });
  part(
    sheet,
    title,
    () => {
      for (const text of words) paragraph(sheet, text, STYLES.small, 3);
    },
    () => sheet.keep(chart),
  );
  // Its table may stand on the next page: with the chart it is so high that half a page could stay empty.
  continued(sheet, title, () => {
    sheet.gap(6);
    years(sheet, flow);
    sheet.gap(4);
    paragraph(sheet, COPY.bandNote, STYLES.fine, 0);
  });
}
