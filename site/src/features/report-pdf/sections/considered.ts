import type { Report, WorkedOutMeasure } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { investmentWords, netWords, paybackWords, subsidyWords } from '#words/money/money-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

const columns = (subsidyYear: number, ground: string) => [
  { header: COPY.measure, share: 0.32 },
  { header: ground, share: 0, below: true },
  { header: COPY.investment, share: 0.145 },
  { header: COPY.subsidy(subsidyYear), share: 0.125 },
  { header: COPY.net, share: 0.135 },
  { header: COPY.saving, share: 0.125 },
  { header: COPY.payback, share: 0.15 },
];

const row = (measure: WorkedOutMeasure) => [
  MEASURE_WORDS[measure.id].name,
  measure.reasons.map(reasonWords).join(' '),
  investmentWords(measure.investmentCents) +
    (measure.investmentCents && measure.priceIsIndicative ? ` (${COPY.indicativePrice})` : ''),
  subsidyWords(measure.subsidyCents),
  netWords(measure.investmentCents, measure.subsidyCents),
  formatEuroRange(measure.savingCentsPerYear),
  paybackWords(measure.paybackYears, measure.lifetimeYears, measure.investmentCents),
];

/** What was worked out but not chosen, and what was left out, with the grounds. */
export function considered(sheet: Sheet, { report }: ReportPdf): void {
  const { consideredText, ground } = planWords(report);
  if (report.considered.length > 0) {
    section(
      sheet,
      COPY.consideredTitle,
      () => paragraph(sheet, consideredText),
      () => {
        table(sheet, {
          columns: columns(report.subsidyYear, ground),
          rows: report.considered.map(row),
        });
      },
    );
  }
  leftOut(sheet, report);
}

function leftOut(sheet: Sheet, report: Report): void {
  const [first, ...others] = report.leftOut.map(
    ({ id, reason }) => `${MEASURE_WORDS[id].name}: ${reasonWords(reason)}`,
  );
  if (!first) return;
  part(sheet, planWords(report).leftOutTitle, () =>
    bulletList(sheet, [first, ...others], STYLES.small),
  );
}
