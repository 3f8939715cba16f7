import type { DwellingFacts, Fact, Report, SourceRef } from '@sens/engine';
import { citationsFor } from '#features/citations/citations.ts';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { formatPeriod } from '#lib/format-nl.ts';
import { withUnits } from '#lib/units.ts';
import { GROUPS } from '#words/house/fact-groups.ts';
import { FACT_LABELS } from '#words/house/fact-labels.ts';
import { factWords } from '#words/house/fact-words.ts';
import { ADJUSTED_TAG, ORIGIN_TAGS, questionLabel } from '#words/house/question-copy.ts';
import { questionEffects, questionsTitle } from '#words/house/question-effects.ts';
import { reasonWords } from '#words/plan/reason-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { longPart, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { reportLink } from '../parts/report-link.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Confidence of a figure as it is said: only what is less than certain is told. */
const isIndicative = ({ confidence }: SourceRef) => ['C', 'D'].includes(confidence);

/** The answers that would change the outcome most. */
export function wouldChange(sheet: Sheet, { report }: ReportPdf): void {
  const effects = questionEffects(report);
  if (effects.length === 0) return;
  const texts = effects.map(({ field, words }) => `${questionLabel(field)} ${words}`);
  section(sheet, questionsTitle(effects), () => bulletList(sheet, texts));
}

/** How it was computed: the house as it was taken, the assumptions, the sources with their dates. */
export function method(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const assumptions = report.assumptions.map(reasonWords);
  section(
    sheet,
    COPY.methodTitle,
    () => paragraph(sheet, COPY.methodText, STYLES.body, 0),
    () => {
      longPart(sheet, COPY.assumptionsTitle, () => bulletList(sheet, assumptions, STYLES.small));
      longPart(sheet, PDF_COPY.factsTitle, () => facts(sheet, report.dwelling, pdf));
      longPart(sheet, COPY.sourcesTitle, () => sources(sheet, report));
    },
  );
}

function facts(sheet: Sheet, dwelling: DwellingFacts, pdf: ReportPdf): void {
  paragraph(sheet, PDF_COPY.factsText, STYLES.small, 2);
  reportLink(sheet, pdf);
  const fields = GROUPS.flatMap((group) => group.fields).filter((field) =>
    isAsked(field, dwelling),
  );
  table(sheet, {
    columns: [
      { header: PDF_COPY.fact, share: 0.4 },
      { header: PDF_COPY.value, share: 0.35 },
      { header: PDF_COPY.origin, share: 0.25 },
    ],
    rows: fields.map((field) => {
      const fact: Fact<string | number> = dwelling[field];
      const tag = fact.given === undefined ? ORIGIN_TAGS[fact.origin] : ADJUSTED_TAG;
      return [FACT_LABELS[field], factWords(field, fact), tag];
    }),
  });
}

/** Figures that one publisher gave on one date stand together. */
function sources(sheet: Sheet, { sourceIds }: Report): void {
  const dated = (source: SourceRef) =>
    formatPeriod(source.date) + (isIndicative(source) ? ` (${PDF_COPY.confidence})` : '');
  const sorted = citationsFor(sourceIds).toSorted((a, b) =>
    a.publisher.localeCompare(b.publisher, 'nl'),
  );
  const groups = Map.groupBy(sorted, (source) => `${source.publisher}|${dated(source)}`);
  table(sheet, {
    columns: [
      { header: PDF_COPY.publisher, share: 0.22 },
      { header: PDF_COPY.date, share: 0.23 },
      { header: PDF_COPY.source, share: 0.55 },
    ],
    rows: [...groups.values()].map((group) => [
      group[0]?.publisher ?? '',
      group[0] ? dated(group[0]) : '',
      group.map(({ label }) => withUnits(label)).join('; '),
    ]),
  });
}
