import type { EnergyState } from '@sens/engine';
import { HEAT_LOSS_COPY } from '#features/house-picture/heat-loss/copy.ts';
import { draughtWords } from '#features/house-picture/heat-loss/draught-words.ts';
import { againstNow, lessLost } from '#features/house-picture/heat-loss/shares.ts';
import { formatShare } from '#lib/format-nl.ts';
import { COMPARE_COPY } from '#words/compare/copy.ts';
import { PART_IN_SENTENCE } from '#words/house/part-words.ts';
import { COMFORT_WORDS } from '#words/plan/measure-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { PDF_COPY } from '../copy.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bulletList, paragraph, textElement } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { heatBars, largestLoss } from '../parts/heat-bars.ts';
import { labelScale } from '../parts/label-scale.ts';
import { type Pair, pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';
import { stateDifferences, stateFigures } from './state-figures.ts';

const SCALE = 210;

/** The house as it is: use, cost, CO2 and class, and where the heat goes. */
export function houseNow(sheet: Sheet, { report: { now } }: ReportPdf): void {
  const most = largestLoss(now);
  const heat = () => {
    if (most) {
      const text = PDF_COPY.heatLoss(PART_IN_SENTENCE[most.part], formatShare(most.share));
      paragraph(sheet, text);
    }
    heatBars(sheet, now);
    const draughts = draughtWords(now);
    if (draughts) {
      sheet.gap(4);
      paragraph(sheet, draughts, STYLES.small, 0);
    }
  };
  section(
    sheet,
    COPY.nowTitle,
    () => state(sheet, now, COPY.now, stateFigures(now)),
    () => part(sheet, HEAT_LOSS_COPY.title, heat),
  );
}

/** The house after the plan, what changes by it, and what one feels of it. */
export function houseAfter(sheet: Sheet, { report }: ReportPdf): void {
  const { now, after, plan, comfort } = report;
  if (plan.length === 0) return;
  const figures = stateFigures(after);
  const changes = stateDifferences(report).map(
    (words, index) => `${figures[index]?.label}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
  );
  section(
    sheet,
    PDF_COPY.afterTitle,
    () => {
      paragraph(sheet, COMPARE_COPY.intro);
      state(sheet, after, COPY.later, figures);
    },
    () => {
      part(sheet, PDF_COPY.changesTitle, () => bulletList(sheet, changes));
      part(sheet, PDF_COPY.heatLossAfterTitle, () => {
        const less = lessLost(after, now);
        paragraph(sheet, HEAT_LOSS_COPY.afterNote(formatShare(less), less));
        heatBars(sheet, againstNow(after, now), now);
      });
      if (comfort.length === 0) return;
      const words = comfort.map((code) => COMFORT_WORDS[code]).join(', ');
      part(sheet, COMPARE_COPY.comfort, () => paragraph(sheet, capital(words)));
    },
  );
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function state(sheet: Sheet, state: EnergyState, mark: string, figures: readonly Pair[]): void {
  const { likely, best, worst } = state.label;
  const range = COPY.labelRange(best, worst);
  const scale = () => {
    textElement(sheet, 'P', PDF_COPY.labelTitle, STYLES.strong);
    sheet.gap(4);
    labelScale(sheet, state.label, `${mark}: ${likely}`, PDF_COPY.scale(likely, range));
    sheet.gap(4);
    textElement(sheet, 'P', `${PDF_COPY.labelClass(likely)}, ${range}`, STYLES.small);
  };
  const style = { columns: 1, label: STYLES.small, value: STYLES.figure };
  sheet.columns(
    { width: sheet.width - SCALE - 24, draw: () => pairs(sheet, figures, style) },
    { width: SCALE, draw: scale },
  );
}
