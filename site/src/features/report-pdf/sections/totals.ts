import type { Report } from '@sens/engine';
import { formatEuroRange } from '#lib/format-nl.ts';
import { co2SavedName, costName } from '#words/compare/state-names.ts';
import { co2Words, planPaybackWords, totalWords } from '#words/money/money-words.ts';
import { grantYearWords } from '#words/money/next-year-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { box } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { heading, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import { type Pair, pairs } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

const ON_DARK = { ...STYLES.label, color: COLORS.blad100 };
const LIGHT = { ...STYLES.strong, color: COLORS.zon400 };
const WHITE = { ...STYLES.part, color: COLORS.white };

/** An amount, with what it may come to on a line of its own where both do not fit. */
const amount = (cents: Parameters<typeof totalWords>[0]) =>
  totalWords(cents).replace(/\(.+\)/, (span) => span.replaceAll(' ', '\u00a0'));

function rows(report: Report): Pair[] {
  const { subsidyYear } = report;
  const totals = planTotals(report);
  return [
    { label: COPY.investment, value: amount(totals.investmentCents) },
    { label: COPY.subsidy(subsidyYear), value: formatEuroRange(totals.subsidyCents) },
    { label: COPY.net, value: amount(totals.netCents) },
    { label: COPY.saving, value: amount(totals.savingCentsPerYear) },
    { label: COPY.payback, value: planPaybackWords(report, totals) },
    { label: co2SavedName(report), value: co2Words(totals.co2SavedKgPerYear) },
  ];
}

/** What becomes of the house, and what to know of the amounts. */
function notes(report: Report): string[] {
  const { now, after, plan } = report;
  const [from, to] = [now.label.likely, after.label.likely];
  const cost = COPY.totalsCost(
    costName(report),
    formatEuroRange(now.costCentsPerMonth),
    formatEuroRange(after.costCentsPerMonth),
  );
  const texts = [
    `${from === to ? COPY.totalsSame(from) : COPY.totalsChange(from, to)}.`,
    `${cost}.`,
    ...(plan.length > 1 ? [COPY.totalsSpread] : []),
    grantYearWords(report),
  ];
  return texts.filter(Boolean);
}

/** What the whole plan comes to. */
export function totals(sheet: Sheet, { report }: ReportPdf): void {
  if (report.plan.length === 0) return;
  sheet.gap(10);
  box(sheet, { ground: COLORS.bos900 }, () => {
    heading(sheet, 3, COPY.totalsTitle, WHITE);
    sheet.gap(5);
    pairs(sheet, rows(report), { columns: 3, label: ON_DARK, value: LIGHT });
    sheet.gap(6);
    for (const text of notes(report)) {
      textElement(sheet, 'P', text, { ...STYLES.small, color: COLORS.white });
    }
  });
}
