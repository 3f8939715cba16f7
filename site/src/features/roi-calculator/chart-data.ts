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

/** A column of the table per year; those that may be missing show only with something in them. */
const COLUMNS: { head: string; isOptional?: true; read: (one: CashFlowYear) => number }[] = [
  { head: COPY.columns.investment, read: (one) => -one.investmentCents },
  { head: COPY.columns.subsidy, read: (one) => one.subsidyCents },
  { head: COPY.columns.gas, isOptional: true, read: (one) => one.gasSavingCents },
  { head: COPY.columns.heat, isOptional: true, read: (one) => one.heatSavingCents },
  { head: COPY.columns.fixed, isOptional: true, read: (one) => one.fixedCostSavingCents },
  { head: COPY.columns.electricity, isOptional: true, read: (one) => one.electricitySavingCents },
  { head: COPY.columns.solar, isOptional: true, read: (one) => one.ownSolarCents },
  { head: COPY.columns.feedIn, isOptional: true, read: (one) => one.feedInCents },
  { head: COPY.columns.replacement, isOptional: true, read: (one) => -one.replacementCents },
  { head: COPY.columns.loan, isOptional: true, read: loanCents },
  { head: COPY.columns.net, read: (one) => one.netCents },
  { head: COPY.columns.total, read: (one) => one.cumulativeCents },
  { head: COPY.columns.debt, isOptional: true, read: (one) => -one.loanCents.debtLeft },
];

/** The table of all years: heads without the year, and per year its amounts in cents. */
export function yearTable(years: readonly CashFlowYear[]) {
  const shown = COLUMNS.filter(
    ({ isOptional, read }) => !isOptional || years.some((one) => read(one) !== 0),
  );
  return {
    heads: shown.map(({ head }) => head),
    rows: years.map((one) => ({ year: one.year, cents: shown.map(({ read }) => read(one)) })),
  };
}
