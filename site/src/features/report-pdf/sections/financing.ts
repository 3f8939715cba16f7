import { figures2026, type Report } from '@sens/engine';
import { formatDate, formatEuro, formatEuroRange } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from '#words/money/copy.ts';
import { loanOutcome } from '#words/money/loan-outcome.ts';
import { loanWords } from '#words/money/loan-words.ts';
import { subsidiesToAskFor } from '#words/money/subsidy-todo.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { fineList } from '../parts/fine-list.ts';
import { pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

const { loans } = figures2026;

/** Ways to pay for the plan, each with its conditions, as on the page. */
export function financing(sheet: Sheet, { report }: ReportPdf): void {
  if (report.plan.length === 0) return;
  section(
    sheet,
    COPY.payTitle,
    () => paragraph(sheet, COPY.payText, STYLES.body, 0),
    () => {
      subsidies(sheet, report);
      loan(sheet, report);
      mortgage(sheet, report);
    },
  );
}

function subsidies(sheet: Sheet, report: Report): void {
  const { title, texts } = subsidiesToAskFor(report);
  fineList(sheet, title, texts);
}

function loan(sheet: Sheet, report: Report): void {
  const { loan: offer } = report.financing;
  const outcome = loanOutcome(report);
  if (!offer || !outcome) return;
  const { repayCents, savingCents } = outcome;
  const { verdict, rest } = loanWords(outcome, offer.maxPrincipalCents);
  const monthly = (range: typeof repayCents) => `${formatEuroRange(range)} ${COPY.perMonth}`;
  part(sheet, COPY.loanTitle, () => {
    paragraph(sheet, COPY.loanText(offer.termYears), STYLES.small);
    const list = [
      { label: COPY.loanMonthly, value: monthly(repayCents), strong: true },
      { label: COPY.savingMonthly, value: monthly(savingCents), strong: true },
    ];
    pairs(sheet, list, { columns: 2 });
    sheet.gap(6);
    paragraph(sheet, verdict, STYLES.strong, 2);
    if (rest) paragraph(sheet, rest, STYLES.small);
    const most = formatEuro(offer.maxPrincipalCents);
    const income = formatEuro(offer.zeroInterestBelowIncomeEur * 100);
    bulletList(sheet, COPY.loanConditions(most, income), STYLES.fine);
  });
}

function mortgage(sheet: Sheet, { financing: { mortgageRoomCents: room }, now }: Report): void {
  if (room <= 0) return;
  const until = formatDate(loans.mortgageRoom.validUntil);
  part(sheet, COPY.mortgageTitle, () => {
    paragraph(sheet, formatEuro(room), STYLES.strong, 1);
    paragraph(sheet, COPY.mortgageText(now.label.likely), STYLES.small);
    bulletList(sheet, COPY.mortgageConditions(until), STYLES.fine);
  });
}
