import type { Report, WorkedOutMeasure } from '@sens/engine';
import { capital } from '#lib/capital.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { plainNetWords } from '#words/money/money-words.ts';
import { groundWords } from '#words/plan/ground-words.ts';
import { leftOutWords } from '#words/plan/left-out-words.ts';
import { measureList } from '#words/plan/measure-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { nameWithOwner, netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** So wide that each measure, with its ground, stands on one line. */
const columns = (net: string, ground: string) => [
  { header: COPY.measure, share: 0.312 },
  { header: net, share: 0.203 },
  { header: COPY.saving, share: 0.17 },
  { header: ground, share: 0.315 },
];

const row = (measure: WorkedOutMeasure, { dwelling }: Report) => [
  nameWithOwner(measure),
  plainNetWords(measure.investmentCents, measure.subsidyCents),
  formatEuroRange(measure.savingCentsPerYear),
  groundWords(measure, dwelling),
];

/** What was worked out but not chosen, and what was left out, with the grounds. */
export function considered(sheet: Sheet, { report }: ReportPdf): void {
  const { consideredText, ground } = planWords(report);
  if (report.considered.length > 0) {
    section(
      sheet,
      COPY.consideredTitle,
      () => paragraph(sheet, consideredText, STYLES.small, 4),
      () => {
        table(sheet, {
          columns: columns(netName(report.considered), ground),
          rows: report.considered.map((one) => row(one, report)),
        });
      },
    );
  }
  leftOut(sheet, report);
}

/** The ground in a line; what else there is to know of it stands on the page. */
const firstSentence = (words: string) => words.replace(/(?<=[.!?]) [\s\S]*$/, '');

/** What was left out on the same ground stands together. */
function leftOut(sheet: Sheet, report: Report): void {
  const grounds = Map.groupBy(report.leftOut, (one) => leftOutWords(one, report.dwelling));
  const texts = [...grounds].map(([words, measures]) => {
    const names = measureList(measures.map(({ id }) => id));
    return `${capital(names)}: ${firstSentence(words)}`;
  });
  if (texts.length === 0) return;
  part(
    sheet,
    planWords(report).leftOutTitle,
    () => undefined,
    () => bulletList(sheet, texts, STYLES.small),
  );
}
