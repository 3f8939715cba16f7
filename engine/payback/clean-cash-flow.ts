import { nettingCostEurPerKwh } from '../energy/own-use.ts';
import type { PricePath } from '../figures/price-paths.ts';
import type { ToolFigures } from '../figures/tool-figures.ts';
import { cents, most, number } from '../terms/usable.ts';
import type { CashFlowInput, CashFlowLoan, NetMetering } from './cash-flow-types.ts';
import { type Item, measureItem, solarItems } from './items.ts';
import { type LoanYear, loanYears } from './loan.ts';

/** Input with every value usable. */
export interface CleanCashFlow {
  startYear: number;
  horizonYears: number;
  items: Item[];
  savesGasFixed: boolean;
  path: PricePath;
  prices: { gas: number; electricity: number; heat: number };
  /** First year in which nothing is netted any more. */
  nettingUntilYear: number;
  feedInNetEurPerKwh: number | undefined;
  nettingCostEurPerKwh: { mid: number; high: number };
  loanYears: LoanYear[];
  discountPct: number;
}

/** A loan for no more than the investment; null when there is none. */
function cleanLoan(loan: CashFlowLoan | undefined, investmentCents: number): CashFlowLoan | null {
  const principalCents = Math.min(cents(loan?.principalCents), investmentCents);
  if (principalCents === 0) return null;
  return {
    principalCents,
    annualRatePct: Math.round(number(loan?.annualRatePct, 25) * 1000) / 1000,
    termYears: Math.round(number(loan?.termYears, 40, 10, 1)),
  };
}

function cleanPath(scenario: CashFlowInput['priceScenario'], figures: ToolFigures): PricePath {
  const paths = figures.pricePaths.paths.value;
  if (typeof scenario !== 'object') return paths[scenario ?? 'mid'] ?? paths.mid;
  return {
    gasPctPerYear: number(scenario.gasPctPerYear, 15, 0, -15),
    electricityPctPerYear: number(scenario.electricityPctPerYear, 15, 0, -15),
  };
}

function nettingUntilYear(netMetering: NetMetering = 'law', figures: ToolFigures): number {
  if (netMetering === 'as-if-continued') return Number.MAX_SAFE_INTEGER;
  return netMetering === 'none' ? 0 : Number(figures.feedIn.end.value.endsOn.slice(0, 4));
}

/**
 * Makes any input usable: a number out of bounds counts as the nearest valid one, what is no number
 * as the default, a missing part as none.
 */
export function cleanCashFlow(input: CashFlowInput, figures: ToolFigures): CleanCashFlow {
  const { prices, pricePaths, feedIn } = figures;
  const { solar, startPrices } = input;
  const items = [
    ...(input.measures ?? []).map(measureItem),
    ...(solar === undefined ? [] : solarItems(solar, figures)),
  ];
  const horizonYears = Math.round(number(input.horizonYears, 40, 30, 1));
  const net = solar?.feedInNetEurPerKwh;
  const fitted = nettingCostEurPerKwh(number(solar?.generatedKwhPerYear, most.kwh), figures);
  const cost = number(solar?.nettingCostEurPerKwh, 1, fitted);
  const investmentCents = items.reduce((sum, item) => sum + item.investmentCents, 0);
  return {
    startYear: Math.round(number(input.startYear, 2100, nettingUntilYear('law', figures), 2000)),
    horizonYears,
    items,
    savesGasFixed: input.keepsGasConnection === false,
    path: cleanPath(input.priceScenario, figures),
    prices: {
      gas: number(startPrices?.gasEurPerM3, most.eur, prices.gas.value.eurPerM3),
      electricity: number(
        startPrices?.electricityEurPerKwh,
        most.eur,
        prices.electricity.value.eurPerKwh,
      ),
      heat: number(startPrices?.heatEurPerGj, 1000, prices.heat.value.eurPerGj),
    },
    nettingUntilYear: nettingUntilYear(input.netMetering, figures),
    feedInNetEurPerKwh: net === undefined ? undefined : number(net, 1, 0, -1),
    nettingCostEurPerKwh: {
      mid: cost,
      high: cost === fitted ? Math.max(cost, feedIn.costs2026.value.maxEurPerKwh) : cost,
    },
    loanYears: loanYears(cleanLoan(input.loan, investmentCents), horizonYears),
    discountPct: number(input.discountRatePct, 20, pricePaths.discount.value.pctPerYear),
  };
}
