import { figuresFor, type SourceRef } from '@sens/engine';
import { methodOf } from '@sens/engine/method';
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
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bullet, bulletList, paragraph } from '../layout/text.ts';
import { STYLES, type TextStyle } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';
import { contact } from './contact.ts';
import { writtenNotes } from './own-notes.ts';

/** Confidence of a figure as it is said: only what is less than certain is told. */
const isIndicative = ({ confidence }: SourceRef) => ['C', 'D'].includes(confidence);

/** The answers that would change the outcome most. */
export function wouldChange(sheet: Sheet, { report }: ReportPdf): void {
  const effects = questionEffects(report);
  if (effects.length === 0) return;
  const texts = effects.map(({ field, words }) => `${questionLabel(field)} ${words}`);
  part(sheet, questionsTitle(effects), () => bulletList(sheet, texts, STYLES.small));
}

/**
 * How it was computed, in small type: the assumptions, and the sources with their dates. The last page begins
 * with them, or with the sources, where that costs no page.
 */
export function method(sheet: Sheet, pdf: ReportPdf): void {
  const { report, note } = pdf;
  const { assumptions: assumed, sourceIds } = methodOf(report, figuresFor(report.today));
  const vat = report.plan.length > 0 ? vatWords() : [];
  const ending = (draw: () => void) =>
    sheet.measure(() => {
      draw();
      contact(sheet, pdf);
      if (note) writtenNotes(sheet, note);
    });
  const drawSources = () => small(sheet, COPY.sourcesTitle, sources(sourceIds), STYLES.finest);
  const drawAll = () =>
    section(
      sheet,
      COPY.methodTitle,
      () => paragraph(sheet, COPY.methodText, STYLES.small, 0),
      () => {
        const assumptions = [...vat, ...assumed.map(reasonWords)];
        small(sheet, COPY.assumptionsTitle, assumptions, STYLES.fine);
        sheet.breakWhereFull(ending(drawSources));
        drawSources();
      },
    );
  sheet.breakWhereFull(ending(drawAll));
  drawAll();
}

/** A long list in small type, with its heading. */
function small(sheet: Sheet, title: string, texts: readonly string[], style: TextStyle): void {
  const bullets = texts.map((text) => () => bullet(sheet, text, style));
  part(
    sheet,
    title,
    () => undefined,
    () => sheet.element('L', () => inColumns(sheet, 2, bullets)),
  );
}

/** Figures that one publisher gave on one date stand together. */
function sources(sourceIds: readonly string[]): string[] {
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
