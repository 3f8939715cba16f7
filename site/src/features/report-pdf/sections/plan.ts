import type { PlannedMeasure, Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { co2SavedName } from '#words/compare/state-names.ts';
import {
  co2Words,
  investmentWords,
  netWords,
  paybackWords,
  subsidyWords,
} from '#words/money/money-words.ts';
import { MEASURE_WORDS } from '#words/plan/measure-words.ts';
import { planWords } from '#words/plan/plan-words.ts';
import { sizeWords } from '#words/plan/size-words.ts';
import { stepNotes, stepReasons } from '#words/plan/step-words.ts';
import { isWithVve, startWords, stepToStart } from '#words/plan/steps-by-owner.ts';
import { unwantedWords } from '#words/plan/unwanted-words.ts';
import { vveAgenda } from '#words/plan/vve-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { box } from '../layout/box.ts';
import { inColumns } from '../layout/in-columns.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bullet, bulletList, heading, paragraph, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import { drawArrow } from '../parts/label-arrow.ts';
import { type Pair, pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** Room for the arrow of the longest class; it begins above the name, so that it ends above the line below. */
const ARROW = { width: 56, height: 18, above: 5, gap: 10 } as const;

/** It stands out a little above and below its line, so that a step is no higher for it. */
const PICTURE = { width: 56, height: 42, out: 8, gap: 7 } as const;

/** The measures in their order, each on one page. */
export function plan(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const withVve = report.plan.some(isWithVve) ? `${COPY.vveTitle}. ${COPY.vveText}` : '';
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
    sheet.gap(6);
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

function step(sheet: Sheet, measure: PlannedMeasure, pdf: ReportPdf): void {
  const { dwelling } = pdf.report;
  const { id } = measure;
  const { name, summary } = MEASURE_WORDS[id];
  const border = measure === stepToStart(pdf.report) ? COLORS.zon400 : COLORS.zand200;
  box(sheet, { ground: COLORS.white, border }, () => {
    const size = sizeWords(measure, dwelling);
    const words = () => {
      const first = border === COLORS.zon400 ? startWords(pdf.report) : '';
      const above = first || (isWithVve(measure) ? COPY.withVve : '');
      if (above) textElement(sheet, 'P', above, STYLES.eyebrow);
      arrowAtTheRight(sheet, measure);
      const besideIt = sheet.width - ARROW.width - ARROW.gap;
      sheet.within({ x: sheet.x, width: besideIt }, () =>
        heading(sheet, 3, PDF_COPY.stepTitle(measure.step, name), STYLES.part),
      );
      sheet.gap(1);
      textElement(sheet, 'P', size ? `${size}. ${summary}` : summary, STYLES.small);
    };
    sheet.columns(
      { width: PICTURE.width, draw: () => picture(sheet, pdf.measurePicture(id)) },
      { width: sheet.width - PICTURE.width - PICTURE.gap, draw: words },
    );
    sheet.gap(4);
    pairs(sheet, figures(measure, pdf.report), { columns: 4 });
    sheet.gap(5);
    const texts = [...notes(measure, pdf.report), ...reasons(measure, pdf)];
    sheet.element('L', () =>
      inColumns(
        sheet,
        2,
        texts.map((text) => () => bullet(sheet, text, STYLES.fine)),
      ),
    );
  });
}

/** What the step's name says, for who looks rather than reads. */
function picture(sheet: Sheet, jpeg: Uint8Array): void {
  const { doc, x, y } = sheet;
  const { width, height, out } = PICTURE;
  sheet.artifact(() => doc.image(jpeg as never, x, y - out, { width, height }));
  sheet.gap(height - 2 * out);
}

/** The class after the step, beside its name; the figures say it in words. */
function arrowAtTheRight(sheet: Sheet, { labelAfter: label }: PlannedMeasure): void {
  const { x, y, width } = sheet;
  const { above, width: wide, height } = ARROW;
  const place = { x: x + width - wide, y: y - above, width: wide, height };
  sheet.artifact(() => drawArrow(sheet, label, place));
}

function figures(measure: PlannedMeasure, report: Report): Pair[] {
  const { investmentCents, subsidyCents, priceIsIndicative } = measure;
  const mark = priceIsIndicative ? ` (${COPY.indicativePrice})` : '';
  return [
    { label: `${COPY.investment}${mark}`, value: investmentWords(investmentCents) },
    { label: COPY.subsidy(report.subsidyYear), value: subsidyWords(subsidyCents) },
    { label: COPY.net, value: netWords(investmentCents, subsidyCents), strong: true },
    { label: COPY.saving, value: formatEuroRange(measure.savingCentsPerYear), strong: true },
    {
      label: COPY.payback,
      value: paybackWords(measure.paybackYears, measure.lifetimeYears, investmentCents),
    },
    { label: co2SavedName(report), value: co2Words(measure.co2SavedKgPerYear) },
    { label: COPY.labelAfter, value: PDF_COPY.labelClass(measure.labelAfter) },
  ];
}

/** What one feels of a step, when it suits best, and how it hangs together with others. */
const notes = (measure: PlannedMeasure, report: Report): string[] =>
  stepNotes(measure, report).map(([label, text]) => `${label}: ${text.replace(/\.$/, '')}.`);

/** Why it is there; where more of it stands on the site, paper says the address. */
const reasons = (measure: PlannedMeasure, { report, site }: ReportPdf): string[] =>
  stepReasons(measure, report).map(({ words, page }) =>
    page ? `${words} ${COPY.readMore}: ${new URL(site).host}${page.replace(/#.*$/, '')}.` : words,
  );
