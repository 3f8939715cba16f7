import type { Report, SourceRef } from '@sens/engine';
import { citationsFor } from '#features/citations/citations.ts';
import { formatPeriod } from '#lib/format-nl.ts';
import { withUnits } from '#lib/units.ts';
import { questionLabel } from '#words/house/question-copy.ts';
import { questionEffects, questionsTitle } from '#words/house/question-effects.ts';
import { vatWords } from '#words/money/vat-words.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { inColumns } from '../layout/in-columns.ts';
import { longPart, part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bullet, bulletList, paragraph } from '../layout/text.ts';
import { STYLES, type TextStyle } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Confidence of a figure as it is said: only what is less than certain is told. */
const isIndicative = ({ confidence }: SourceRef) => ['C', 'D'].includes(confidence);

/** The answers that would change the outcome most. */
export function wouldChange(sheet: Sheet, { report }: ReportPdf): void {
  const effects = questionEffects(report);
  if (effects.length === 0) return;
  const texts = effects.map(({ field, words }) => `${questionLabel(field)} ${words}`);
  part(sheet, questionsTitle(effects), () => bulletList(sheet, texts, STYLES.small));
}

/** How it was computed, in small type: the assumptions, and the sources with their dates. */
export function method(sheet: Sheet, { report }: ReportPdf): void {
  const vat = report.plan.length > 0 ? vatWords() : [];
  section(
    sheet,
    COPY.methodTitle,
    () => paragraph(sheet, COPY.methodText, STYLES.small, 0),
    () => {
      longPart(sheet, COPY.assumptionsTitle, () =>
        small(sheet, [...vat, ...report.assumptions.map(reasonWords)], STYLES.fine),
      );
      longPart(sheet, COPY.sourcesTitle, () => small(sheet, sources(report), STYLES.finest));
    },
  );
}

const small = (sheet: Sheet, texts: readonly string[], style: TextStyle) =>
  sheet.element('L', () =>
    inColumns(
      sheet,
      2,
      texts.map((text) => () => bullet(sheet, text, style)),
    ),
  );

/** Figures that one publisher gave on one date stand together. */
function sources({ sourceIds }: Report): string[] {
  const dated = (source: SourceRef) =>
    formatPeriod(source.date) + (isIndicative(source) ? ` (${PDF_COPY.confidence})` : '');
  const sorted = citationsFor(sourceIds).toSorted((a, b) =>
    a.publisher.localeCompare(b.publisher, 'nl'),
  );
  const groups = Map.groupBy(sorted, (source) => `${source.publisher}, ${dated(source)}`);
  return [...groups].map(
    ([from, group]) => `${from}: ${group.map(({ label }) => withUnits(label)).join('; ')}`,
  );
}
