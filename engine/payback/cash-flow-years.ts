import { connectionEur } from '../energy/costs.ts';
import type { Figures } from '../figures/index.ts';
import type { PricePath, PricePathId } from '../figures/price-paths.ts';
import type { CashFlowYear } from './cash-flow-types.ts';
import type { CleanCashFlow } from './clean-cash-flow.ts';
import { type Item, isPart, isReplaced, replacementShare } from './items.ts';

/** One way prices may go. */
export interface Scenario {
  path: PricePath;
  /** Which end of what feeding in brings. */
  feedIn: PricePathId;
}

/** The rounding rule: half up to whole cents, once, where a cell of the table is made. */
function cell(cents: number): number {
  // Adding zero turns -0 into 0.
  return Math.round(cents) + 0;
}

/** Energy of all items in year `index`: savings wear off, a heat pump's own use does not. */
function energyOf(items: readonly Item[], index: number) {
  const sum = { gasM3: 0, heatGj: 0, kwh: 0, ownKwh: 0, fedInKwh: 0, nettedKwh: 0 };
  for (const item of items) {
    const part = (1 - item.degradation) ** (index % item.lifetimeYears);
    sum.gasM3 += item.gasM3 * part;
    sum.heatGj += item.heatGj * part;
    sum.kwh += item.kwh * (item.kwh < 0 ? 1 : part);
    sum.ownKwh += item.ownKwh * part;
    sum.fedInKwh += item.fedInKwh * part;
    sum.nettedKwh += item.nettedKwh * part;
  }
  return sum;
}

/** What a kWh brings that is fed in and not netted, EUR; it does not follow the price path. */
function feedInNet(flow: CleanCashFlow, year: number, end: PricePathId, figures: Figures): number {
  if (flow.feedInNetEurPerKwh !== undefined) return flow.feedInNetEurPerKwh;
  const { minEurPerKwh, meanEurPerKwh, maxEurPerKwh } = figures.feedIn.net.value;
  if (end === 'high') return maxEurPerKwh;
  if (end === 'mid') return meanEurPerKwh;
  // Without a legal minimum the low end is nothing at all.
  return year < figures.feedIn.minimum.value.untilYear ? minEurPerKwh : Math.min(0, minEurPerKwh);
}

/** Yearly savings in cents, at the prices of the path. */
function savingsOf(flow: CleanCashFlow, scenario: Scenario, index: number, figures: Figures) {
  const { gasPctPerYear, electricityPctPerYear } = scenario.path;
  const year = flow.startYear + index;
  const energy = energyOf(flow.items, index);
  const gasGrowth = (1 + gasPctPerYear / 100) ** index;
  const electricityEur = flow.prices.electricity * (1 + electricityPctPerYear / 100) ** index;
  const costEur = flow.nettingCostEurPerKwh[scenario.feedIn === 'low' ? 'high' : 'mid'];
  const nettedKwh = year < flow.nettingUntilYear ? energy.nettedKwh : 0;
  const restEur = (energy.fedInKwh - nettedKwh) * feedInNet(flow, year, scenario.feedIn, figures);
  return {
    gasSavingCents: cell(energy.gasM3 * flow.prices.gas * gasGrowth * 100),
    heatSavingCents: cell(energy.heatGj * flow.prices.heat * gasGrowth * 100),
    electricitySavingCents: cell(energy.kwh * electricityEur * 100),
    ownSolarCents: cell(energy.ownKwh * electricityEur * 100),
    feedInCents: cell((nettedKwh * (electricityEur - costEur) + restEur) * 100),
    fixedCostSavingCents: flow.savesGasFixed
      ? cell(connectionEur(figures.prices.gasFixed) * 100)
      : 0,
  };
}

/** Investments, subsidies and replacements at the start of year `index`, in cents. */
function oneOffsOf(flow: CleanCashFlow, index: number) {
  const sum = {
    investmentCents: 0,
    subsidyCents: 0,
    replacementCents: 0,
    usedCents: 0,
    partCents: 0,
  };
  for (const item of flow.items) {
    if (index === 0) {
      sum.investmentCents += item.investmentCents;
      sum.subsidyCents += item.subsidyCents;
    } else {
      sum.replacementCents +=
        item.replacementCents * replacementShare(item, index, flow.horizonYears);
      if (isPart(item)) sum.partCents += isReplaced(item, index) ? item.replacementCents : 0;
      else if (index >= item.lifetimeYears)
        sum.usedCents += item.replacementCents / item.lifetimeYears;
    }
  }
  return {
    investmentCents: cell(sum.investmentCents),
    subsidyCents: cell(sum.subsidyCents),
    replacementCents: cell(sum.replacementCents),
    usedCents: cell(sum.usedCents),
    partCents: cell(sum.partCents),
  };
}

/** Savings minus loan payments of a year, in cents. */
export function runningCents(year: CashFlowYear): number {
  return (
    year.gasSavingCents +
    year.heatSavingCents +
    year.electricitySavingCents +
    year.ownSolarCents +
    year.feedInCents +
    year.fixedCostSavingCents -
    year.loanCents.interest -
    year.loanCents.repayment
  );
}

/** What comes and goes at the start of a year, in cents; not the loan received. */
export function oneOffCents(year: CashFlowYear): number {
  return year.subsidyCents - year.investmentCents - year.replacementCents;
}

/** One year, before its sums; each cell by name, since spreading takes most of the time. */
function rowOf(flow: CleanCashFlow, scenario: Scenario, index: number, figures: Figures) {
  const oneOffs = oneOffsOf(flow, index);
  const savings = savingsOf(flow, scenario, index, figures);
  const row: CashFlowYear = {
    year: flow.startYear + index,
    investmentCents: oneOffs.investmentCents,
    subsidyCents: oneOffs.subsidyCents,
    gasSavingCents: savings.gasSavingCents,
    heatSavingCents: savings.heatSavingCents,
    electricitySavingCents: savings.electricitySavingCents,
    ownSolarCents: savings.ownSolarCents,
    feedInCents: savings.feedInCents,
    fixedCostSavingCents: savings.fixedCostSavingCents,
    replacementCents: oneOffs.replacementCents,
    usedCents: oneOffs.usedCents,
    partCents: oneOffs.partCents,
    loanCents: flow.loanYears[index] ?? { received: 0, interest: 0, repayment: 0, debtLeft: 0 },
    netCents: 0,
    cumulativeCents: 0,
  };
  return row;
}

/** All years of one scenario. */
export function yearsOf(flow: CleanCashFlow, scenario: Scenario, figures: Figures): CashFlowYear[] {
  let cumulativeCents = 0;
  return Array.from({ length: flow.horizonYears }, (_, index) => {
    const row = rowOf(flow, scenario, index, figures);
    row.netCents = runningCents(row) + oneOffCents(row) + row.loanCents.received;
    cumulativeCents += row.netCents;
    row.cumulativeCents = cumulativeCents;
    return row;
  });
}
