import { figures2026, type Report } from '@sens/engine';
import { MONEY_COPY as COPY } from '#features/report/money/copy.ts';
import { formatDate, formatEuro, formatEuroRange, roundEstimate } from '#lib/format-nl.ts';
import { part, section } from '../layout/section.ts';
import type { Sheet } from '../layout/sheet.ts';
import { bulletList, paragraph } from '../layout/text.ts';
import { STYLES } from '../layout/theme.ts';
import { pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

const { vat, loans } = figures2026;

/** Part of the own cost that a loan leaves, below which it is not worth a word. */
const LEFT_CENTS = 50_000;

const inEuro = (cents: number) => formatEuro(roundEstimate(cents / 100) * 100);

/** Whether the saving covers the repayment: by its low and high end, never by its middle alone. */
function verdict(monthlyCents: number, saving: { low: number; high: number }): string {
  if (saving.low >= monthlyCents) return COPY.loanPays;
  return saving.high < monthlyCents ? COPY.loanCosts : COPY.loanUncertain;
}

/** Ways to pay for the plan, each with its conditions, as on the page. */
export function financing(sheet: Sheet, { report }: ReportPdf): void {
  if (report.plan.length === 0) return;
  section(
    sheet,
    COPY.payTitle,
    () => {
      paragraph(sheet, COPY.payText, STYLES.body, 0);
      loan(sheet, report);
    },
    () => {
      mortgage(sheet, report);
      tax(sheet);
      part(sheet, COPY.townTitle, () => paragraph(sheet, COPY.townText));
    },
  );
}

function loan(sheet: Sheet, { financing: { loan: offer }, totals }: Report): void {
  if (!offer) return;
  const { savingCentsPerYear: saving, netInvestmentCents: net } = totals;
  const monthly = { low: saving.low / 12, high: saving.high / 12 };
  const repay = offer.monthlyCentsAtZeroInterest;
  const rest = net.mid - offer.principalCents;
  part(sheet, COPY.loanTitle, () => {
    paragraph(sheet, COPY.loanText(offer.termYears));
    const list = [
      { label: COPY.loanMonthly, value: `${inEuro(repay)} ${COPY.perMonth}`, strong: true },
      {
        label: COPY.savingMonthly,
        value: `${formatEuroRange(monthly)} ${COPY.perMonth}`,
        strong: true,
      },
    ];
    pairs(sheet, list, { columns: 2 });
    sheet.gap(6);
    paragraph(sheet, verdict(repay, monthly), STYLES.strong, 2);
    if (rest > LEFT_CENTS) paragraph(sheet, COPY.loanPart(inEuro(rest)));
    const most = formatEuro(offer.maxPrincipalCents);
    const income = formatEuro(offer.zeroInterestBelowIncomeEur * 100);
    bulletList(sheet, COPY.loanConditions(most, income), STYLES.small);
  });
}

function mortgage(sheet: Sheet, { financing: { mortgageRoomCents: room }, now }: Report): void {
  if (room <= 0) return;
  const until = formatDate(loans.mortgageRoom.validUntil ?? '2026-12-31');
  part(sheet, COPY.mortgageTitle, () => {
    paragraph(sheet, formatEuro(room), STYLES.figure, 3);
    paragraph(sheet, COPY.mortgageText(now.label.likely));
    bulletList(sheet, COPY.mortgageConditions(until), STYLES.small);
  });
}

function tax(sheet: Sheet): void {
  const { percent, olderThanYears } = vat.insulationLabour.value;
  part(sheet, COPY.vatTitle, () => {
    paragraph(sheet, COPY.vatNote);
    const rules = [
      COPY.vatSolar(vat.solarPanels.value.percent),
      COPY.vatLabour(percent, olderThanYears),
      COPY.vatOther(vat.general.value.percent),
    ];
    bulletList(sheet, rules, STYLES.small);
  });
}
