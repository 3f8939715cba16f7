import type { House } from '../dwelling/house.ts';
import { co2KgPerYear, yearlyCostEur } from '../energy/costs.ts';
import { type EnergyUse, energyUseOf } from '../energy/energy-use.ts';
import { lossShares, realHeatLossOf, totalLoss } from '../energy/heat-loss.ts';
import type { Figures } from '../figures/index.ts';
import { type LabelEstimate, labelEstimate, type Neighbours } from '../label/label.ts';
import type { HeatLossPart } from '../terms/heat-loss-parts.ts';
import { mapRange, type Range, roundRange, spread } from '../terms/ranges.ts';

/** The house's energy in one state: now, or after the plan. */
export interface EnergyState {
  label: LabelEstimate;
  gasM3PerYear: Range;
  /** Heat of a network, GJ; none where the house has no network. */
  heatGjPerYear: Range;
  electricityKwhPerYear: Range;
  /** Gas, heat of a network and electricity together incl. VAT, fixed costs and tax reduction as named in the assumptions. */
  costCentsPerMonth: Range;
  co2KgPerYear: Range;
  /** Heat lost per degree of difference with outside, as the house is lived in; not rounded, as two states are set against each other. */
  heatLossWPerK: number;
  /** Shares of that heat loss per part; they sum to 1. */
  heatLoss: { part: HeatLossPart; share: number }[];
}

/** How far the truth may lie from the middle, as shares. */
export interface Spreads {
  gas: number;
  electricity: number;
  ep2: number;
  saving: number;
  /** Those of its type and year, where the year is known. */
  neighbours?: Neighbours | undefined;
}

/** Energy use at the low end (`factor` -1), in the middle (0) or at the high end (1). */
function useAt(use: EnergyUse, spreads: Spreads, factor: -1 | 0 | 1): EnergyUse {
  const fuel = 1 + factor * spreads.gas;
  const electricity = 1 + factor * spreads.electricity;
  return {
    gasM3: use.gasM3 * fuel,
    heatGj: use.heatGj * fuel,
    usedKwh: use.usedKwh * electricity,
    boughtKwh: use.boughtKwh * electricity,
    fedInKwh: use.fedInKwh,
  };
}

function rangeOf(use: EnergyUse, spreads: Spreads, pick: (use: EnergyUse) => number): Range {
  const at = (factor: -1 | 0 | 1) => pick(useAt(use, spreads, factor));
  return { low: at(-1), mid: at(0), high: at(1) };
}

/** A house's label, use, cost and heat loss, rounded for showing; electricity is what is bought. */
export function energyStateOf(house: House, spreads: Spreads, figures: Figures): EnergyState {
  const use = energyUseOf(house, figures);
  const loss = realHeatLossOf(house, figures);
  const costEur = rangeOf(use, spreads, (one) => yearlyCostEur(one, figures));
  return {
    label: labelEstimate(house, spreads.ep2, figures, spreads.neighbours),
    gasM3PerYear: roundRange(spread(use.gasM3, spreads.gas)),
    heatGjPerYear: roundRange(spread(use.heatGj, spreads.gas)),
    electricityKwhPerYear: roundRange(spread(use.boughtKwh, spreads.electricity)),
    costCentsPerMonth: roundRange(mapRange(costEur, (eur) => (eur * 100) / 12)),
    co2KgPerYear: roundRange(rangeOf(use, spreads, (one) => co2KgPerYear(one, figures))),
    heatLossWPerK: totalLoss(loss),
    heatLoss: lossShares(loss),
  };
}
