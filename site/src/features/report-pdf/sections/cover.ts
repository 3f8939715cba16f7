import type { EnergyState } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import { givenNotes } from '#words/house/given-notes.ts';
import { houseName } from '#words/house/house-name.ts';
import { QUESTION_COPY } from '#words/house/question-copy.ts';
import { totalWords } from '#words/money/money-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { box } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { heading, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import { labelArrow } from '../parts/label-arrow.ts';
import { pairs } from '../parts/pairs.ts';
import { reportLink } from '../parts/report-link.ts';
import { printableName } from '../printable-name.ts';
import type { ReportPdf } from '../report-pdf.ts';

const PICTURE = 168;

/** The top of the first page: whose report this is, and the two sums that matter most. */
export function cover(sheet: Sheet, pdf: ReportPdf): void {
  box(sheet, { ground: COLORS.blad50 }, () => {
    heading(sheet, 1, PDF_COPY.title, STYLES.title);
    sheet.gap(6);
    sheet.columns(
      { width: sheet.width - PICTURE - 22, draw: () => words(sheet, pdf) },
      { width: PICTURE, draw: () => picture(sheet, pdf) },
    );
  });
  sheet.gap(12);
  adjustments(sheet, pdf);
  billWarning(sheet, pdf);
  textElement(sheet, 'P', COPY.indicative, STYLES.small);
}

/** What the visitor said and what was taken in its place, as on the page. */
function adjustments(sheet: Sheet, { report }: ReportPdf): void {
  const notes = givenNotes(report);
  if (notes.length === 0) return;
  box(sheet, { ground: COLORS.white, border: COLORS.zon400 }, () => {
    textElement(sheet, 'P', `${QUESTION_COPY.adjusted}.`, STYLES.body);
    for (const note of notes) textElement(sheet, 'P', note, STYLES.body);
  });
  sheet.gap(10);
}

/** What does not fit such a house, as on the page, with the way to mend it. */
function billWarning(sheet: Sheet, { report, site, path }: ReportPdf): void {
  const { billDoubt } = report;
  if (billDoubt === null) return;
  box(sheet, { ground: COLORS.white, border: COLORS.zon400 }, () => {
    textElement(sheet, 'P', COPY.billDoubt[billDoubt], STYLES.body);
    reportLink(sheet, { site, path });
  });
  sheet.gap(10);
}

function words(sheet: Sheet, pdf: ReportPdf): void {
  const { report, firstName, reference } = pdf;
  const name = printableName(firstName, sheet.hasGlyph);
  const lines = [
    ...(name ? [PDF_COPY.madeFor(name)] : []),
    `${COPY.madeOn} ${formatDate(report.today)}`,
    `${COPY.reference} ${reference}`,
  ];
  textElement(sheet, 'P', PDF_COPY.yourHouse(houseName(report)), STYLES.lead);
  sheet.gap(8);
  for (const line of lines) textElement(sheet, 'P', line, STYLES.small);
  reportLink(sheet, pdf);
  sheet.gap(10);
  keyFigures(sheet, report);
  sheet.gap(10);
  classes(sheet, report);
}

function keyFigures(sheet: Sheet, report: ReportPdf['report']): void {
  if (report.plan.length === 0) {
    textElement(sheet, 'P', COPY.emptyPlan, STYLES.body);
    return;
  }
  const totals = planTotals(report);
  const list = [
    [COPY.savingLine, totals.savingCentsPerYear],
    [COPY.ownCostLine, totals.netCents],
  ] as const;
  pairs(
    sheet,
    list.map(([label, range]) => ({ label, value: totalWords(range) })),
    { columns: 1, value: STYLES.figure },
  );
}

function picture(sheet: Sheet, { picture: { jpeg, alt } }: ReportPdf): void {
  const { x, y } = sheet;
  const bbox: [number, number, number, number] = [x, y, x + PICTURE, y + PICTURE];
  const draw = () => {
    if (!sheet.dry) sheet.doc.image(jpeg as never, x, y, { width: PICTURE, height: PICTURE });
  };
  sheet.element('Figure', () => sheet.content(draw), { alt, bbox });
  sheet.gap(PICTURE + 4);
  textElement(sheet, 'P', COPY.pictureNote, STYLES.label);
}

/** The class now and after the plan, beside each other. */
function classes(sheet: Sheet, { plan, now, after }: ReportPdf['report']): void {
  const first = () => classOf(sheet, COPY.now, now);
  if (plan.length === 0) {
    first();
    return;
  }
  const width = sheet.width / 2 - 6;
  const second = () => classOf(sheet, COPY.later, after);
  sheet.columns({ width, draw: first }, { width, draw: second });
}

function classOf(sheet: Sheet, title: string, { label }: EnergyState): void {
  textElement(sheet, 'P', title, STYLES.label);
  sheet.gap(1);
  labelArrow(sheet, label.likely, PDF_COPY.arrow(label.likely));
  sheet.gap(3);
  textElement(sheet, 'P', COPY.labelRange(label.best, label.worst), STYLES.label);
}
