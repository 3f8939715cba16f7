import { isWithVve, type PlannedMeasure, type Report } from '@sens/engine';
import { capital } from '#lib/capital.ts';
import { formatEuroRange } from '#lib/format-nl.ts';
import { co2SavedName } from '#words/compare/state-names.ts';
import {
  co2Words,
  investmentWords,
  netWords,
  paybackWords,
  subsidyWords,
} from '#words/money/money-words.ts';
import { MEASURE_WORDS, measureSummary } from '#words/plan/measure-words.ts';
import { sizeWords } from '#words/plan/size-words.ts';
import { stepNotes, stepReasons } from '#words/plan/step-words.ts';
import { netName, startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { box } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bullet, heading, textElement, write } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import { onPaper } from '../on-paper.ts';
import { drawArrow } from '../parts/label-arrow.ts';
import { type Pair, pairs, pairsInLine, unbroken } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Room for the arrow of the longest class; it begins above the name, so that it ends above the line below. */
const ARROW = { width: 52, height: 18, above: 3, gap: 6 } as const;

/** Room for what the arrow says, before it. */
const CLASS_WORDS = 112;

/** It stands out a little above and below its line, so that a step is no higher for it. */
const PICTURE = { width: 50, height: 37.5, out: 5, gap: 8 } as const;

/** One measure of the plan in a box: what it is, its figures, and what to know of it. */
export function step(sheet: Sheet, measure: PlannedMeasure, pdf: ReportPdf): void {
  const { report } = pdf;
  const isFirst = measure === stepToStart(report);
  box(sheet, { ground: COLORS.white, border: isFirst ? COLORS.zon400 : COLORS.zand200 }, () => {
    sheet.columns(
      { width: PICTURE.width, draw: () => picture(sheet, pdf.measurePicture(measure.id)) },
      {
        width: sheet.width - PICTURE.width - PICTURE.gap,
        draw: () => name(sheet, measure, report, isFirst),
      },
    );
    sheet.gap(3);
    pairs(sheet, sums(measure, report), {
      columns: 4,
      value: STYLES.small,
      strong: STYLES.smallStrong,
    });
    sheet.gap(2);
    pairsInLine(sheet, otherFigures(measure, report));
    known(sheet, measure, pdf);
  });
}

function name(sheet: Sheet, measure: PlannedMeasure, report: Report, isFirst: boolean): void {
  const { name: words } = MEASURE_WORDS[measure.id];
  const summary = measureSummary(measure.id, report.dwelling);
  const size = sizeWords(measure, report.dwelling);
  const above = isFirst ? startWords(report) : isWithVve(measure) ? COPY.withVve : '';
  if (above) textElement(sheet, 'P', above, STYLES.eyebrow);
  const besideIt = sheet.width - ARROW.width - 2 * ARROW.gap - CLASS_WORDS;
  const { y } = sheet;
  sheet.within({ x: sheet.x, width: besideIt }, () =>
    heading(sheet, 3, PDF_COPY.stepTitle(measure.step, words), STYLES.part),
  );
  const below = sheet.y;
  sheet.y = y;
  classAfter(sheet, measure);
  sheet.y = below;
  textElement(sheet, 'P', size ? `${size}. ${summary}` : summary, STYLES.small);
}

/** What the step's name says, for who looks rather than reads. */
function picture(sheet: Sheet, jpeg: Uint8Array): void {
  const { doc, x, y } = sheet;
  const { width, height, out } = PICTURE;
  sheet.artifact(() => doc.image(jpeg as never, x, y - out, { width, height }));
  sheet.gap(height - 2 * out);
}

/** The class after the step, at the right of its name. */
function classAfter(sheet: Sheet, { labelAfter: label }: PlannedMeasure): void {
  const { x, y, width } = sheet;
  const { above, width: wide, height, gap } = ARROW;
  const place = { x: x + width - wide, y: y - above, width: wide, height };
  const besideIt = { x: place.x - gap - CLASS_WORDS, width: CLASS_WORDS };
  sheet.gap(2);
  sheet.element('P', () => {
    sheet.within(besideIt, () =>
      sheet.content(() => write(sheet, COPY.labelAfter, { ...STYLES.cellSoft, align: 'right' })),
    );
    sheet.element(
      'Figure',
      () => sheet.content(() => !sheet.dry && drawArrow(sheet, label, place)),
      {
        alt: PDF_COPY.labelClass(label),
        bbox: [place.x, place.y, place.x + wide, place.y + height],
      },
    );
  });
  sheet.y = y;
}

function sums(measure: PlannedMeasure, report: Report): Pair[] {
  const { investmentCents, subsidyCents, priceIsIndicative } = measure;
  const mark = priceIsIndicative ? ` (${COPY.indicativePrice})` : '';
  return [
    { label: `${COPY.investment}${mark}`, value: unbroken(investmentWords(investmentCents)) },
    { label: COPY.subsidy(report.subsidyYear), value: unbroken(subsidyWords(measure)) },
    {
      label: netName([measure]),
      value: unbroken(netWords(investmentCents, subsidyCents)),
      strong: true,
    },
    { label: COPY.saving, value: formatEuroRange(measure.savingCentsPerYear), strong: true },
  ];
}

const otherFigures = (measure: PlannedMeasure, report: Report): Pair[] => [
  {
    label: COPY.payback,
    value: paybackWords(measure.paybackYears, measure.lifetimeYears, measure.investmentCents),
  },
  { label: co2SavedName(report), value: co2Words(measure.co2SavedKgPerYear) },
];

/** What one feels of it and when it suits best in a line, then what to know before one begins. */
function known(sheet: Sheet, measure: PlannedMeasure, { report, site }: ReportPdf): void {
  const paper = onPaper(measure, report.dwelling);
  const notes = stepNotes(paper, report).map(
    ([label, text]) => `${label}: ${text.replace(/\.$/, '')}.`,
  );
  // Where more of it stands on the site, paper says the address.
  const reasons = stepReasons(paper, report, true).map(({ words, page }) =>
    page ? `${words} ${COPY.readMore}: ${new URL(site).host}${page.replace(/#.*$/, '')}.` : words,
  );
  const texts = [...(notes.length > 0 ? [capital(notes.join(' '))] : []), ...reasons];
  if (texts.length === 0) return;
  sheet.gap(3);
  sheet.element('L', () => {
    for (const text of texts) bullet(sheet, text, STYLES.small);
  });
}
