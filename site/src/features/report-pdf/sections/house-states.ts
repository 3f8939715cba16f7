import type { EnergyState, Fact, Report } from '@sens/engine';
import { HEAT_LOSS_COPY } from '#features/house-picture/heat-loss/copy.ts';
import { draughtWords } from '#features/house-picture/heat-loss/draught-words.ts';
import { mostLost } from '#features/house-picture/heat-loss/most-lost.ts';
import { lessLost } from '#features/house-picture/heat-loss/shares.ts';
import { isAsked } from '#features/house-questions/is-asked.ts';
import { capital } from '#lib/capital.ts';
import { formatShare } from '#lib/format-nl.ts';
import { COMPARE_COPY } from '#words/compare/copy.ts';
import { ownRoofWords } from '#words/compare/own-roof.ts';
import { type StateFigure, stateFigures } from '#words/compare/state-figures.ts';
import { factName } from '#words/compare/state-names.ts';
import { GROUPS } from '#words/house/fact-groups.ts';
import { houseFactWords } from '#words/house/fact-words.ts';
import { ADJUSTED_TAG, ORIGIN_TAGS } from '#words/house/question-copy.ts';
import { originOf } from '#words/house/shown-origin.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { inColumns } from '../layout/in-columns.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { table } from '../layout/table.ts';
import { paragraph, textElement } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { heatBars } from '../parts/heat-bars.ts';
import { heatPicture } from '../parts/heat-picture.ts';
import { pairs } from '../parts/pairs.ts';
import { reportLink } from '../parts/report-link.ts';
import type { ReportPdf } from '../report-pdf.ts';

/** A figure of one state, in words. */
function inWords({ read, format, unit }: StateFigure, state: EnergyState): string {
  const range = read(state);
  return range.high <= 0 ? COMPARE_COPY.none : `${format(range)} ${unit}`;
}

/** Use, cost and CO2 of the house as it is, beside what they are after the plan where there is one, and where the heat goes. */
export function houseStates(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const { now, plan } = report;
  const hasPlan = plan.length > 0;
  section(
    sheet,
    hasPlan ? PDF_COPY.houseTitle : COPY.nowTitle,
    () => hasPlan && paragraph(sheet, COMPARE_COPY.intro, STYLES.small, 4),
    () => {
      if (hasPlan) changes(sheet, report);
      else {
        const figures = stateFigures(report).map((figure) => ({
          label: figure.label,
          value: inWords(figure, now),
        }));
        pairs(sheet, figures, { columns: 2, value: STYLES.figure });
      }
      part(
        sheet,
        HEAT_LOSS_COPY.title,
        () => undefined,
        () => sheet.keep(() => heat(sheet, pdf)),
      );
    },
  );
}

function changes(sheet: Sheet, report: Report): void {
  const { now, after } = report;
  const rows = stateFigures(report).map((figure) => [
    figure.label,
    inWords(figure, now),
    inWords(figure, after),
    figure.difference,
  ]);
  const columns = [
    { header: PDF_COPY.fact, share: 0.19 },
    { header: COPY.now, share: 0.26 },
    { header: COPY.later, share: 0.26 },
    { header: PDF_COPY.changesTitle, share: 0.29 },
  ];
  sheet.keep(() => {
    table(sheet, { columns, rows });
    const roof = ownRoofWords(report.plan);
    if (roof) paragraph(sheet, `${COPY.electricity}: ${roof}`, STYLES.fine, 0);
  });
}

/** Side of the picture of the house. */
const HOUSE = 114;

function heat(sheet: Sheet, { report, heat: picture }: ReportPdf): void {
  const { now, after, plan } = report;
  const most = mostLost(now);
  const draughts = draughtWords(report);
  const less = lessLost(after, now);
  const told = [
    most ? PDF_COPY.heatLoss(most.parts, most.share) : '',
    plan.length > 0
      ? `${HEAT_LOSS_COPY.afterPlan(formatShare(less), less)} ${HEAT_LOSS_COPY.afterShares}`
      : '',
  ].filter(Boolean);
  paragraph(sheet, told.join(' '), STYLES.small, 4);
  sheet.columns(
    { width: HOUSE, draw: () => heatPicture(sheet, now, picture, HOUSE) },
    {
      width: sheet.width - HOUSE - 24,
      draw: () => {
        heatBars(sheet, now, plan.length > 0 ? after : undefined);
        if (!draughts) return;
        sheet.gap(4);
        paragraph(sheet, draughts, STYLES.cell, 0);
      },
    },
  );
}

/** Every characteristic, those of one origin together, three beside each other. */
export function facts(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  const { dwelling } = report;
  const asked = GROUPS.flatMap(({ fields }) => fields).filter((field) => isAsked(field, dwelling));
  const said = asked.map((field) => {
    const { given }: Fact<string | number> = dwelling[field];
    const tag = given === undefined ? ORIGIN_TAGS[originOf(field, dwelling)] : ADJUSTED_TAG;
    return { tag, text: `${factName(field, report)}: ${houseFactWords(field, dwelling)}` };
  });
  const origins = [...Map.groupBy(said, ({ tag }) => tag)];
  part(
    sheet,
    PDF_COPY.factsTitle,
    () => {
      reportLink(sheet, pdf, PDF_COPY.factsText);
    },
    () =>
      sheet.keep(() => {
        for (const [tag, all] of origins) {
          const items = all.map(
            ({ text }) =>
              () =>
                item(sheet, text),
          );
          sheet.keep(() => {
            textElement(sheet, 'P', capital(tag), STYLES.cellStrong);
            sheet.element('L', () => inColumns(sheet, 3, items));
          });
          sheet.gap(3);
        }
      }),
  );
}

function item(sheet: Sheet, text: string): void {
  sheet.element('LI', () => textElement(sheet, 'LBody', text, STYLES.fine));
  sheet.gap(1);
}
