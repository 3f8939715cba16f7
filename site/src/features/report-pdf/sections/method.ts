import { figuresFor, OWN_ASSUMPTION, type SourceRef } from '@sens/engine';
import { methodOf } from '@sens/engine/method';
import { citationsFor } from '#features/citations/citations.ts';
import { formatPeriod } from '#lib/format-nl.ts';
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
import { STYLES } from '../layout/theme.ts';
import { assumedOnPaper } from '../on-paper.ts';
import { reportLink } from '../parts/report-link.ts';
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

/** How it was computed: what one agrees to or checks, and who published the figures, when. The rest stands on the page. */
export function method(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const { assumptions: all, sourceIds } = methodOf(report, figuresFor(report.today));
  const [vat] = report.plan.length > 0 ? vatWords() : [];
  const texts = [...(vat ? [vat] : []), ...assumedOnPaper(all).map(reasonWords)];
  const bullets = texts.map((text) => () => bullet(sheet, text, STYLES.cell));
  section(
    sheet,
    COPY.methodTitle,
    () => undefined,
    () => {
      sheet.element('L', () => inColumns(sheet, 2, bullets));
      part(sheet, COPY.sourcesTitle, () => {
        paragraph(sheet, PDF_COPY.sources(sources(sourceIds)), STYLES.fine, 2);
        reportLink(sheet, pdf, PDF_COPY.sourcesMore);
      });
    },
  );
}

/** Of an ISO date, what paper leaves to the page. */
const DAY = /(?<=^\d{4}-\d{2})-\d{2}$/;

const isOwn = ({ publisher }: SourceRef) => publisher === OWN_ASSUMPTION;

/** Who published the figures, each with the dates; what we assumed ourselves comes last. */
function sources(sourceIds: readonly string[]): string {
  const dated = (source: SourceRef) =>
    formatPeriod(source.date.replace(DAY, '')) +
    (isIndicative(source) ? ` ${PDF_COPY.confidence}` : '');
  const sorted = citationsFor(sourceIds).toSorted(
    (a, b) => Number(isOwn(a)) - Number(isOwn(b)) || a.publisher.localeCompare(b.publisher, 'nl'),
  );
  const groups = Map.groupBy(sorted, ({ publisher }) => publisher);
  return [...groups]
    .map(([from, group]) => `${from} (${[...new Set(group.map(dated))].join(', ')})`)
    .join('; ');
}
