import type { PlannedMeasure, Report } from '@sens/engine';
import { planWords } from '#words/plan/plan-words.ts';
import { sharedWords } from '#words/plan/steps-by-owner.ts';
import { unwantedWords } from '#words/plan/unwanted-words.ts';
import { vveAgenda } from '#words/plan/vve-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';
import { step } from './step.ts';

/** The measures in their order, each on one page. */
export function plan(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const shared = sharedWords(report);
  const withVve = shared ? `${COPY.vveTitle}. ${shared}` : '';
  const { title, texts } = planWords(report);
  section(
    sheet,
    title,
    () => {
      for (const text of [...texts, unwantedWords(report), withVve].filter(Boolean))
        paragraph(sheet, text, STYLES.body, 4);
    },
    () => {
      steps(sheet, report.plan, pdf);
      agenda(sheet, report);
    },
  );
}

function steps(sheet: Sheet, measures: readonly PlannedMeasure[], pdf: ReportPdf): void {
  for (const measure of measures) {
    sheet.gap(5);
    step(sheet, measure, pdf);
  }
}

/** What else the owner of a flat can ask the association, as on the page. */
function agenda(sheet: Sheet, report: Report): void {
  const asked = vveAgenda(report);
  if (asked.length === 0) return;
  const begin = () => paragraph(sheet, COPY.vveMoreText, STYLES.body, 4);
  part(sheet, COPY.vveMore, begin, () => bulletList(sheet, asked));
}
