import {
  CASH_FLOW_COPY as COPY,
  cashFlowWords,
  estimateEuro,
  yearsOf,
} from '#words/money/cash-flow-words.ts';
import type { PlanCashFlow } from '#words/money/plan-cash-flow.ts';
import { PDF_COPY } from '../copy.ts';
import { part } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { paragraph, textElement } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { bandChart } from '../parts/band-chart.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Years that the axis names. */
const STOPS = [0, 5, 10, 15, 20, 25] as const;

/** Years of the table, which is as high as the chart beside it: at the start it is what one pays. */
const ROWS = [5, 10, 15, 25] as const;

const CHART = 0.45;
const GUTTER = 18;

/** The years as a table, for who reads figures rather than lines. */
function years(sheet: Sheet, { positions }: PlanCashFlow): void {
  const courses = [
    [COPY.falling, 'low'],
    [COPY.expected, 'mid'],
    [COPY.rising, 'high'],
  ] as const;
  textElement(sheet, 'P', COPY.caption, STYLES.label);
  sheet.gap(2);
  table(sheet, {
    columns: [
      { header: PDF_COPY.when, share: 0.25 },
      ...courses.map(([header]) => ({ header, share: 0.25, align: 'right' as const })),
    ],
    rows: ROWS.filter((at) => positions[at]).map((at) => [
      COPY.after(at),
      ...courses.map(([, pick]) => estimateEuro(positions[at]?.[pick] ?? 0)),
    ]),
  });
}

/** What the plan costs and brings over the years: its words, and a line with its band beside its table. */
export function cashFlow(sheet: Sheet, { cashFlow: flow }: ReportPdf): void {
  if (!flow) return;
  const words = cashFlowWords(flow);
  const chart = () =>
    bandChart(sheet, {
      points: flow.positions,
      names: STOPS.map((at) => [at, at === 0 ? COPY.start : String(flow.startYear + at - 1)]),
      meets: flow.paidBack
        ? { at: flow.paidBack.afterYears, words: COPY.paidBack(flow.paidBack.in) }
        : undefined,
      mark: estimateEuro,
      alt: words.join(' '),
    });
  const both = () => {
    const left = sheet.width * CHART;
    sheet.columns(
      { width: left, draw: chart },
      { width: sheet.width - left - GUTTER, draw: () => years(sheet, flow) },
    );
    sheet.gap(3);
    paragraph(sheet, COPY.bandNote, STYLES.fine, 0);
  };
  part(
    sheet,
    COPY.title(yearsOf(flow)),
    () => {
      for (const text of words) paragraph(sheet, text, STYLES.small, 3);
    },
    () => sheet.keep(both),
  );
}
