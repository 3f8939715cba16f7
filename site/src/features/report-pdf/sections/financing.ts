import type { Report } from '@sens/engine';
import { formatEuro, formatEuroRange } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { loanOutcome } from '#words/money/loan-outcome.ts';
import { loanText, loanWords } from '#words/money/loan-words.ts';
import { mortgageWords } from '#words/money/mortgage-words.ts';
import { helpWithoutPlan, payWords, subsidiesToAskFor } from '#words/money/subsidy-todo.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { listPart } from '../parts/list-part.ts';
import { pairsInLine } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

const GUTTER = 20;

/** Of the width: a loan has more to say. */
const LOAN = 0.58;

/** What may still help where no step is advised, as on the page. */
function helpAnyway(sheet: Sheet, { report, registered }: ReportPdf): void {
  const help = helpWithoutPlan(report, registered);
  if (help === null) return;
  section(sheet, help.title, () => {
    for (const text of help.texts) paragraph(sheet, text, STYLES.body, 4);
  });
}

/** Ways to pay for the plan, each with its conditions, as on the page; without a plan what may still help. */
export function financing(sheet: Sheet, pdf: ReportPdf): void {
  const { report } = pdf;
  if (report.plan.length === 0) {
    helpAnyway(sheet, pdf);
    return;
  }
  section(
    sheet,
    COPY.payTitle,
    () => paragraph(sheet, payWords(report), STYLES.small, 0),
    () => {
      subsidies(sheet, pdf);
      loans(sheet, pdf);
    },
  );
}

function subsidies(sheet: Sheet, { report, registered }: ReportPdf): void {
  const { title, texts } = subsidiesToAskFor(report, registered);
  listPart(sheet, title, texts);
}

/** A loan and more mortgage beside each other, where there are both. */
function loans(sheet: Sheet, pdf: ReportPdf): void {
  const ways = [loanOf(pdf.report), mortgageOf(pdf)].filter((way) => way !== undefined);
  const [first, second] = ways;
  if (!first) return;
  if (!second) {
    first(sheet);
    return;
  }
  const width = (sheet.width - GUTTER) * LOAN;
  const rest = sheet.width - GUTTER - width;
  sheet.keep(() =>
    sheet.columns({ width, draw: () => first(sheet) }, { width: rest, draw: () => second(sheet) }),
  );
}

type Draw = (sheet: Sheet) => void;

function loanOf(report: Report): Draw | undefined {
  const { loan: offer } = report.financing;
  const outcome = loanOutcome(report);
  if (!offer || !outcome) return;
  const { repayCents, savingCents } = outcome;
  const { verdict, rest } = loanWords(outcome, offer.maxPrincipalCents);
  const monthly = (range: typeof repayCents) => `${formatEuroRange(range)} ${COPY.perMonth}`;
  return (sheet) =>
    part(sheet, COPY.loanTitle, () => {
      const list = [
        { label: COPY.loanMonthly, value: monthly(repayCents) },
        { label: COPY.savingMonthly, value: monthly(savingCents) },
      ];
      pairsInLine(sheet, list);
      sheet.gap(3);
      paragraph(sheet, verdict, STYLES.smallStrong, 2);
      if (rest) paragraph(sheet, rest, STYLES.small, 2);
      const most = formatEuro(offer.maxPrincipalCents);
      const income = formatEuro(offer.zeroInterestBelowIncomeEur * 100);
      const conditions = COPY.loanConditions(most, income);
      bulletList(sheet, [loanText(report, offer), ...conditions], STYLES.cell);
    });
}

function mortgageOf({ report, registered }: ReportPdf): Draw | undefined {
  const { roomCents, text, conditions } = mortgageWords(report, registered);
  if (roomCents <= 0) return;
  return (sheet) =>
    part(sheet, COPY.mortgageTitle, () => {
      paragraph(sheet, formatEuro(roomCents), STYLES.smallStrong, 1);
      paragraph(sheet, text, STYLES.small, 2);
      bulletList(sheet, conditions, STYLES.cell);
    });
}
