import type { Report } from '@sens/engine';
import { co2SavedName } from '#words/compare/state-names.ts';
import {
  co2Words,
  planPaybackWords,
  totalSubsidyWords,
  totalWords,
} from '#words/money/money-words.ts';
import { grantYearWords } from '#words/money/next-year-words.ts';
import { planTotals } from '#words/money/plan-totals.ts';
import { netName } from '#words/plan/steps-by-owner.ts';
import { REPORT_COPY as COPY } from '#words/report-copy.ts';
import { box } from '../layout/box.ts';
import type { Sheet } from '../layout/sheet.ts';
import { heading, textElement } from '../layout/text.ts';
import { COLORS, STYLES } from '../layout/theme.ts';
import { type Pair, pairs, pairsInLine, unbroken } from '../parts/pairs.ts';
import type { ReportPdf } from '../report-pdf.ts';

const ON_DARK = { ...STYLES.label, color: COLORS.blad100 };
const LIGHT = { ...STYLES.cellStrong, color: COLORS.zon400 };
const WHITE = { ...STYLES.part, color: COLORS.white };

/** What it costs and gives, as of each step. */
function sums(report: Report): Pair[] {
  const all = planTotals(report);
  const { investmentCents, netCents, savingCentsPerYear } = all;
  return [
    { label: COPY.investment, value: unbroken(totalWords(investmentCents)) },
    { label: COPY.subsidy(report.subsidyYear), value: totalSubsidyWords(all) },
    { label: netName(report.plan), value: unbroken(totalWords(netCents)) },
    { label: COPY.saving, value: unbroken(totalWords(savingCentsPerYear)) },
  ];
}

function others(report: Report): Pair[] {
  const all = planTotals(report);
  return [
    { label: COPY.payback, value: planPaybackWords(report, all) },
    { label: co2SavedName(report), value: co2Words(all.co2SavedKgPerYear) },
  ];
}

/** What to know of the amounts. */
const notes = (report: Report): string[] =>
  [report.plan.length > 1 ? COPY.totalsSpread : '', grantYearWords(report)].filter(Boolean);

/** What the whole plan comes to. */
export function totals(sheet: Sheet, { report }: ReportPdf): void {
  if (report.plan.length === 0) return;
  sheet.gap(8);
  box(sheet, { ground: COLORS.bos900 }, () => {
    heading(sheet, 3, COPY.totalsTitle, WHITE);
    sheet.gap(3);
    pairs(sheet, sums(report), { columns: 4, label: ON_DARK, value: LIGHT });
    sheet.gap(3);
    pairsInLine(sheet, others(report), { label: ON_DARK, value: LIGHT });
    sheet.gap(4);
    for (const text of notes(report)) {
      textElement(sheet, 'P', text, { ...STYLES.cell, color: COLORS.white });
    }
  });
}
