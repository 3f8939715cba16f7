import { type PlanWords, planWords } from '#words/plan/plan-words.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import type { ReportPdf } from '../report-pdf.ts';

const WHEN_STYLE = { ...STYLES.smallStrong, color: COLORS.bos600 };

const WHEN = 88;
const LINE = 14;
const TITLE = 108;

/** What happens after the request, as a line in time. */
export function nextSteps(sheet: Sheet, { report }: ReportPdf): void {
  const { timeline } = planWords(report);
  const line = () => {
    for (const step of timeline) moment(sheet, step, step === timeline.at(-1));
  };
  // On one page: a line in time is not cut.
  section(
    sheet,
    COPY.nextTitle,
    () => undefined,
    () => sheet.keep(() => sheet.element('L', line)),
  );
}

type Moment = PlanWords['timeline'][number];

function moment(sheet: Sheet, step: Moment, isLast: boolean): void {
  const { x, y, width, doc } = sheet;
  const inside = { x: x + WHEN + LINE, width: width - WHEN - LINE };
  const words = () =>
    sheet.columns(
      { width: TITLE, draw: () => textElement(sheet, 'P', step.title, STYLES.smallStrong) },
      {
        width: inside.width - TITLE,
        draw: () => textElement(sheet, 'P', step.text, STYLES.small),
      },
    );
  sheet.element('LI', () => {
    sheet.within({ x, width: WHEN }, () =>
      sheet.element('Lbl', () => textElement(sheet, 'Span', step.when, WHEN_STYLE)),
    );
    sheet.y = y;
    sheet.within(inside, () => sheet.element('LBody', words));
  });
  const bottom = sheet.y + 1;
  sheet.artifact(() => {
    const middle = x + WHEN;
    if (!isLast) {
      doc
        .moveTo(middle, y + 8)
        .lineTo(middle, bottom + 6)
        .lineWidth(1.5);
      doc.stroke(COLORS.blad200);
    }
    doc.circle(middle, y + 6.5, 3.5).fill(COLORS.bos600);
  });
  sheet.y = bottom;
}
