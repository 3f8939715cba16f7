import type { EnergyState, Report } from '@sens/engine';
import { pictureNote } from '#features/house-picture/picture-note.ts';
import { certaintyWords } from '#features/house-questions/certainty-words.ts';
import { formatDate, formatEuroRange } from '#lib/format-nl.ts';
import { billDoubtWords } from '#words/house/bill-doubt-words.ts';
import { givenNotes } from '#words/house/given-notes.ts';
import { houseName } from '#words/house/house-name.ts';
import { QUESTION_COPY } from '#words/house/question-copy.ts';
import { registeredWords } from '#words/house/registered-words.ts';
import { netWords, totalWords } from '#words/money/money-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { aloneWords } from '#words/plan/alone-words.ts';
import { emptyPlanWords } from '#words/plan/empty-plan-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { netName, ownerOf, startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { box } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { heading, paragraph, textElement, write } from '../layout/text.ts';
import { COLORS, PAGE, STYLES } from '../layout/theme.ts';
import { housePicture } from '../parts/house-picture.ts';
import { labelArrow } from '../parts/label-arrow.ts';
import { drawMark } from '../parts/mark.ts';
import { pairs, unbroken } from '../parts/pairs.ts';
import { reportLink } from '../parts/report-link.ts';
import type { PdfPicture } from '../pictures.ts';
import { printableName } from '../printable-name.ts';
import type { ReportPdf } from '../report-pdf.ts';

const GUTTER = 24;

/** Of the width of the box, for the name of the step to begin with. */
const BEGIN = 0.44;

/** Sides of the pictures, the largest first: what a house says of itself may need their room. */
const SIDES = [231, 200, 165, 120, 70] as const;

/** The first page: whose report this is, the house now and later, the one sum, and where to begin. */
export function cover(sheet: Sheet, pdf: ReportPdf): void {
  sheet.artifact(() => {
    sheet.doc.rect(0, 0, PAGE.width, PAGE.height).fill(COLORS.blad50);
    drawMark(sheet, { x: PAGE.left, y: PAGE.top - 26, size: 34 }, pdf.company.name);
  });
  sheet.gap(42);
  const fits = (side: number) => sheet.measure(() => words(sheet, pdf, side)) <= sheet.room;
  words(sheet, pdf, SIDES.find(fits) ?? SIDES[4]);
  sheet.newPage();
}

function words(sheet: Sheet, pdf: ReportPdf, side: number): void {
  const { report } = pdf;
  heading(sheet, 1, PDF_COPY.title, STYLES.cover);
  sheet.gap(8);
  whose(sheet, pdf);
  sheet.gap(14);
  houses(sheet, pdf, side);
  sheet.gap(12);
  if (report.plan.length > 0) sums(sheet, report);
  else paragraph(sheet, emptyPlanWords(report), STYLES.lead);
  sheet.gap(10);
  adjustments(sheet, pdf);
  billWarning(sheet, pdf);
  textElement(sheet, 'P', `${COPY.indicative} ${pictureNote(report)}`, STYLES.fine);
}

/** Between what stands beside each other on a line. */
const BETWEEN = ' · ';

/** A name and what follows it on one line, or a long name on a line of its own. */
function nameFirst(sheet: Sheet, name: string, rest: string): string[] {
  const high = (text: string) => sheet.measure(() => textElement(sheet, 'P', text, STYLES.body));
  const line = name + BETWEEN + rest;
  return high(line) > high('x') ? [name, rest] : [line];
}

function whose(sheet: Sheet, { report, registered, firstName, reference }: ReportPdf): void {
  const name = printableName(firstName, sheet.hasGlyph);
  const made = [
    `${COPY.madeOn} ${formatDate(report.today)}`,
    `${COPY.reference} ${reference}`,
  ].join(BETWEEN);
  textElement(sheet, 'P', PDF_COPY.yourHouse(houseName(report)), STYLES.coverLead);
  sheet.gap(3);
  for (const line of name ? nameFirst(sheet, PDF_COPY.madeFor(name), made) : [made]) {
    textElement(sheet, 'P', line, STYLES.body);
  }
  for (const told of registeredWords(report, registered)) {
    sheet.gap(3);
    textElement(sheet, 'P', told, STYLES.body);
  }
}

/** The house now beside the house after the plan, each with its class; alone where there is no plan. */
function houses(sheet: Sheet, { report, pictures }: ReportPdf, side: number): void {
  const { now, after } = report;
  const [today, later] = pictures;
  box(sheet, { ground: COLORS.white, border: COLORS.zand200 }, () => {
    const width = (sheet.width - GUTTER) / 2;
    const first = () => house(sheet, COPY.now, now, { side, picture: today });
    if (later) {
      const second = () => house(sheet, COPY.later, after, { side, picture: later });
      sheet.columns({ width, draw: first }, { width, draw: second });
    } else {
      sheet.within({ x: sheet.x + (sheet.width - width) / 2, width }, first);
    }
  });
}

function house(
  sheet: Sheet,
  title: string,
  { label }: EnergyState,
  { side, picture }: { side: number; picture: PdfPicture | undefined },
): void {
  textElement(sheet, 'P', title, STYLES.section);
  if (picture) photo(sheet, picture, side);
  sheet.gap(6);
  labelArrow(sheet, label.likely, PDF_COPY.arrow(label.likely), 26);
  sheet.gap(4);
  textElement(sheet, 'P', COPY.labelRange(label.best, label.worst), STYLES.label);
}

function photo(sheet: Sheet, picture: PdfPicture, side: number): void {
  const { y } = sheet;
  const x = sheet.x + (sheet.width - side) / 2;
  const bbox: [number, number, number, number] = [x, y, x + side, y + side];
  const draw = () => {
    if (!sheet.dry) housePicture(sheet.doc, picture, { x, y, side });
  };
  sheet.element('Figure', () => sheet.content(draw), { alt: picture.alt, bbox });
  sheet.gap(side);
}

/** The step to begin with, what the whole plan saves and costs, and how sure that is. */
function sums(sheet: Sheet, report: Report): void {
  begin(sheet, report);
  sheet.gap(12);
  const { savingCentsPerYear: saving, netCents, subsidyCents } = planTotals(report);
  const cost = {
    own: subsidyCents.high > 0 ? PDF_COPY.ownCostLine : PDF_COPY.ownCostWhole,
    shared: COPY.netShared,
    both: PDF_COPY.sharedCost,
  }[ownerOf(report.plan)];
  const width = (sheet.width - GUTTER) / 2;
  const [about, around] = totalWords(netCents).split(/ (?=\()/);
  const sum =
    (label: string, value: string, more = '') =>
    () => {
      textElement(sheet, 'P', label, STYLES.small);
      textElement(sheet, 'P', value, STYLES.coverFigure);
      if (more) textElement(sheet, 'P', more, STYLES.small);
    };
  sheet.columns(
    { width, draw: sum(COPY.savingLine, formatEuroRange(saving)) },
    { width, draw: sum(cost, about ?? '', around) },
  );
  sheet.gap(9);
  textElement(sheet, 'P', certaintyWords(report), STYLES.body);
}

/** The step to begin with, with what it costs and gives, over the whole width. */
function begin(sheet: Sheet, report: Report): void {
  const step = stepToStart(report);
  if (!step) return;
  box(sheet, { ground: COLORS.white, border: COLORS.zon400 }, () => {
    const { name } = MEASURE_WORDS[step.id];
    sheet.bookmark(`${startWords(report)}: ${name}`, false);
    const title = () =>
      sheet.element('H2', () => {
        sheet.content(() => write(sheet, startWords(report), STYLES.eyebrow));
        sheet.content(() => write(sheet, name, STYLES.figure));
      });
    const list = [
      {
        label: netName([step]),
        value: unbroken(netWords(step.investmentCents, step.subsidyCents)),
        strong: true,
      },
      { label: COPY.saving, value: formatEuroRange(step.savingCentsPerYear), strong: true },
    ];
    const figures = () => pairs(sheet, list, { columns: 2, label: STYLES.small });
    sheet.columns(
      { width: sheet.width * BEGIN, draw: title },
      { width: sheet.width * (1 - BEGIN) - GUTTER, draw: figures },
    );
    const alone = aloneWords(step);
    if (!alone) return;
    sheet.gap(3);
    textElement(sheet, 'P', alone, STYLES.small);
  });
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
  const words = billDoubtWords(report);
  if (words === '') return;
  box(sheet, { ground: COLORS.white, border: COLORS.zon400 }, () => {
    textElement(sheet, 'P', words, STYLES.body);
    reportLink(sheet, { site, path }, PDF_COPY.openReport);
  });
  sheet.gap(10);
}
