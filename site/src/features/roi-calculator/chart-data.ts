import type { CashFlowYear, Payback, Range } from '@sens/engine';
import { ROI_COPY as COPY } from './copy.ts';

/** Points of the line: the start, when all is paid, and the end of each year. */
export interface LineData {
  names: string[];
  points: Range[];
  /** Where the line meets zero, as a share of the width; nothing when it does not. */
  breakEven: number | undefined;
}

/** The line of all that was spent and earned; it begins with what is paid. */
export function lineData({
  flow,
  netInvestmentCents,
}: Pick<Payback, 'flow' | 'netInvestmentCents'>): LineData {
  const { positionCents: positions } = flow;
  const mid = -netInvestmentCents;
  const start = { low: mid, mid, high: mid };
  const mids = flow.paybackYears?.mid;
  return {
    names: [COPY.start, ...flow.years.map(({ year }) => String(year))],
    points: [start, ...positions],
    breakEven: mids === undefined ? undefined : mids / Math.max(1, positions.length),
  };
}

/** Yearly amounts in four kinds, investment and subsidy left out: they would dwarf the rest. */
export function stackData(years: readonly CashFlowYear[]): { name: string; values: number[] }[] {
  const series = [
    {
      name: COPY.seriesHeat,
      pick: (one: CashFlowYear) =>
        one.gasSavingCents + one.heatSavingCents + one.fixedCostSavingCents,
    },
    { name: COPY.seriesElectricity, pick: (one: CashFlowYear) => one.electricitySavingCents },
    { name: COPY.seriesSolar, pick: (one: CashFlowYear) => one.ownSolarCents + one.feedInCents },
    {
      name: COPY.seriesCosts,
      pick: (one: CashFlowYear) =>
        -one.replacementCents - one.loanCents.interest - one.loanCents.repayment,
    },
  ];
  return series
    .map(({ name, pick }) => ({ name, values: years.map(pick) }))
    .filter(({ values }) => values.some((value) => value !== 0));
}

const loanCents = ({ loanCents: { received, interest, repayment } }: CashFlowYear) =>
  received - interest - repayment;

/** A column of the table per year; of those that are not always there one shows only with something in it. */
const COLUMNS: { head: string; isAlways?: true; read: (one: CashFlowYear) => number }[] = [
  { head: COPY.columns.investment, isAlways: true, read: (one) => -one.investmentCents },
  { head: COPY.columns.subsidy, isAlways: true, read: (one) => one.subsidyCents },
  { head: COPY.columns.gas, read: (one) => one.gasSavingCents },
  { head: COPY.columns.heat, read: (one) => one.heatSavingCents },
  { head: COPY.columns.fixed, read: (one) => one.fixedCostSavingCents },
  { head: COPY.columns.electricity, read: (one) => one.electricitySavingCents },
  { head: COPY.columns.solar, read: (one) => one.ownSolarCents },
  { head: COPY.columns.feedIn, read: (one) => one.feedInCents },
  { head: COPY.columns.replacement, read: (one) => -one.replacementCents },
  { head: COPY.columns.loan, read: loanCents },
  { head: COPY.columns.net, isAlways: true, read: (one) => one.netCents },
  { head: COPY.columns.total, isAlways: true, read: (one) => one.cumulativeCents },
  { head: COPY.columns.debt, read: (one) => -one.loanCents.debtLeft },
];

/** The table of all years: heads without the year, and per year its amounts in cents. */
export function yearTable(years: readonly CashFlowYear[]) {
  const shown = COLUMNS.filter(
    ({ isAlways, read }) => isAlways || years.some((one) => read(one) !== 0),
  );
  return {
    heads: shown.map(({ head }) => head),
    rows: years.map((one) => ({ year: one.year, cents: shown.map(({ read }) => read(one)) })),
  };
}
