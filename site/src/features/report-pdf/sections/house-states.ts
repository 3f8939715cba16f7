import type { Fact, Report } from '@sens/engine';
import { HEAT_LOSS_COPY } from '#features/house-picture/heat-loss/copy.ts';
import { draughtWords } from '#features/house-picture/heat-loss/draught-words.ts';
import { againstNow, lessLost } from '#features/house-picture/heat-loss/shares.ts';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { capital } from '#lib/capital.ts';
import { formatShare } from '#lib/format-nl.ts';
import { COMPARE_COPY } from '#words/compare/copy.ts';
import { factName } from '#words/compare/state-names.ts';
import { GROUPS } from '#words/house/fact-groups.ts';
import { factWords } from '#words/house/fact-words.ts';
import { PART_IN_SENTENCE } from '#words/house/part-words.ts';
import { ADJUSTED_TAG, ORIGIN_TAGS } from '#words/house/question-copy.ts';
import { planComfort } from '#words/plan/comfort-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { inColumns } from '../layout/in-columns.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { paragraph, textElement } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { heatBars, largestLoss } from '../parts/heat-bars.ts';
import { heatPicture } from '../parts/heat-picture.ts';
import { labelScale } from '../parts/label-scale.ts';
import { pairs } from '../parts/pairs.ts';
import { reportLink } from '../parts/report-link.ts';
import type { ReportPdf } from '../report-pdf.ts';
import { stateDifferences, stateFigures } from './state-figures.ts';

const SCALE = 210;

/** The house as it is: use, cost, CO2 and class, where the heat goes, and what we took it to be. */
export function houseNow(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const { now } = report;
  const figures = { columns: 1, label: STYLES.small, value: STYLES.figure };
  section(
    sheet,
    COPY.nowTitle,
    () => undefined,
    () => {
      sheet.keep(() =>
        sheet.columns(
          {
            width: sheet.width - SCALE - 24,
            draw: () => pairs(sheet, stateFigures(now, report), figures),
          },
          { width: SCALE, draw: () => scale(sheet, pdf.report) },
        ),
      );
      part(sheet, HEAT_LOSS_COPY.title, () => heatNow(sheet, pdf));
      facts(sheet, pdf);
    },
  );
}

function scale(sheet: Sheet, { now }: Report): void {
  const { likely, best, worst } = now.label;
  const range = COPY.labelRange(best, worst);
  textElement(sheet, 'P', PDF_COPY.labelTitle, STYLES.strong);
  sheet.gap(4);
  labelScale(sheet, now.label, `${COPY.now}: ${likely}`, PDF_COPY.scale(likely, range));
  sheet.gap(4);
  textElement(sheet, 'P', `${PDF_COPY.labelClass(likely)}, ${range}`, STYLES.small);
}

/** Side of the picture of the house. */
const HOUSE = 150;

function heatNow(sheet: Sheet, { report, heat }: ReportPdf): void {
  const { now } = report;
  const most = largestLoss(now);
  if (most) {
    paragraph(sheet, PDF_COPY.heatLoss(PART_IN_SENTENCE[most.part], formatShare(most.share)));
  }
  const draughts = draughtWords(report);
  sheet.columns(
    { width: HOUSE, draw: () => heatPicture(sheet, now, heat, HOUSE) },
    {
      width: sheet.width - HOUSE - 24,
      draw: () => {
        sheet.gap(22);
        heatBars(sheet, now);
        if (!draughts) return;
        sheet.gap(6);
        paragraph(sheet, draughts, STYLES.small, 0);
      },
    },
  );
}

/** Every characteristic with where its value comes from, two beside each other. */
function facts(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const { dwelling } = report;
  const asked = GROUPS.flatMap(({ fields }) => fields).filter((field) => isAsked(field, dwelling));
  const rows = asked.map((field) => {
    const fact: Fact<string | number> = dwelling[field];
    const tag = fact.given === undefined ? ORIGIN_TAGS[fact.origin] : ADJUSTED_TAG;
    return `${factName(field, report)}: ${factWords(field, fact)} (${tag})`;
  });
  const items = rows.map((text) => () => item(sheet, text));
  part(
    sheet,
    PDF_COPY.factsTitle,
    () => {
      paragraph(sheet, PDF_COPY.factsText, STYLES.small, 2);
      reportLink(sheet, pdf);
    },
    () => sheet.element('L', () => inColumns(sheet, 2, items)),
  );
}

function item(sheet: Sheet, text: string): void {
  sheet.element('LI', () => textElement(sheet, 'LBody', text, STYLES.fine));
  sheet.gap(1.5);
}

/** The house after the plan beside the house now, what is still lost then, and what one feels of it. */
export function houseAfter(sheet: Sheet, { report }: ReportPdf): void {
  const { now, after, plan } = report;
  if (plan.length === 0) return;
  const later = stateFigures(after, report);
  const changes = stateDifferences(report);
  const rows = stateFigures(now, report).map(({ label, value }, index) => [
    label,
    value,
    later[index]?.value ?? '',
    changes[index] ?? '',
  ]);
  const columns = [
    { header: PDF_COPY.fact, share: 0.18 },
    { header: COPY.now, share: 0.25 },
    { header: COPY.later, share: 0.25 },
    { header: PDF_COPY.changesTitle, share: 0.32 },
  ];
  section(
    sheet,
    PDF_COPY.afterTitle,
    () => paragraph(sheet, COMPARE_COPY.intro),
    () => {
      sheet.keep(() => table(sheet, { columns, rows }));
      const words = planComfort(report);
      const heat = () =>
        part(sheet, PDF_COPY.heatLossAfterTitle, () => {
          const less = lessLost(after, now);
          const note = HEAT_LOSS_COPY.afterNote(formatShare(less), less);
          paragraph(sheet, `${note} ${HEAT_LOSS_COPY.afterShares}`, STYLES.small);
          heatBars(sheet, againstNow(after, now), now);
        });
      if (words === '') {
        heat();
        return;
      }
      const felt = () =>
        part(sheet, COMPARE_COPY.comfort, () => paragraph(sheet, `${capital(words)}.`));
      sheet.keep(() =>
        sheet.columns(
          { width: sheet.width * 0.6, draw: heat },
          { width: sheet.width * 0.34, draw: felt },
        ),
      );
    },
  );
}
