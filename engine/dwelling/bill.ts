import { fixedCostEur, variableCostEur, yearlyCostEur } from '../energy/costs.ts';
import { energyUseOf, heatingUseOf, householdKwh } from '../energy/energy-use.ts';
import type { Figures } from '../figures/index.ts';
import { within } from '../ranges.ts';
import type { Fact } from '../report/report-types.ts';
import type { House } from './house.ts';

/** What the monthly cost says: the house with its scales, and whether the bill fits the house at all. */
export interface Billed {
  house: House;
  monthlyCostEur: Fact<number>;
  /** The bill as a share of the cost expected for such a house. */
  shareOfExpected: number;
  /** The bill asks for a use outside the bounds; the nearest bound was taken. */
  outOfBounds: boolean;
}

/** The expected variable cost (EUR a year) of heating and of the household, without solar panels. */
function expectedParts(house: House, figures: Figures): { heatEur: number; householdEur: number } {
  const { gas, electricity, heat } = figures.prices;
  const { gasM3, heatGj, kwh } = heatingUseOf(house, figures);
  const kwhEur = electricity.value.eurPerKwh;
  return {
    heatEur: gasM3 * gas.value.eurPerM3 + heatGj * heat.value.eurPerGj + kwh * kwhEur,
    householdEur: householdKwh(house.residents, figures) * kwhEur,
  };
}

/**
 * Both scales for a cost: heating differs more between households than appliances do, so these move
 * by the square root; what heating cannot take within its bounds, they take after all.
 */
function scalesFor(wantedEur: number, house: House, figures: Figures) {
  const bounds = figures.assumptions.billScale.value;
  const { heatEur, householdEur } = expectedParts(house, figures);
  const ratio = within(wantedEur / (heatEur + householdEur), bounds);
  const heatScale = within((wantedEur - Math.sqrt(ratio) * householdEur) / heatEur, bounds);
  const householdScale = within((wantedEur - heatScale * heatEur) / householdEur, bounds);
  return { heatScale, householdScale };
}

/**
 * Scales a house's use to the visitor's monthly cost (EUR incl. VAT), within bounds; without an
 * answer the cost is the expected one.
 */
export function scaleToBill(
  house: House,
  monthlyCostEur: number | undefined,
  figures: Figures,
): Billed {
  const expectedUse = energyUseOf(house, figures);
  const expectedEur = yearlyCostEur(expectedUse, figures);
  if (monthlyCostEur === undefined) {
    const value = Math.round(expectedEur / 12);
    const expected = { value, origin: 'assumption' as const };
    return { house, monthlyCostEur: expected, shareOfExpected: 1, outOfBounds: false };
  }
  const value = within(monthlyCostEur, figures.assumptions.limits.value.monthlyCostEur);
  const { heatEur, householdEur } = expectedParts(house, figures);
  const solarEur = heatEur + householdEur - variableCostEur(expectedUse, figures);
  const wantedEur = value * 12 - fixedCostEur(expectedUse.gasM3 > 0, figures) + solarEur;
  const billed = { ...house, ...scalesFor(wantedEur, house, figures) };
  const missedEur = yearlyCostEur(energyUseOf(billed, figures), figures) - value * 12;
  return {
    house: billed,
    monthlyCostEur: { value, origin: 'visitor' },
    shareOfExpected: (value * 12) / Math.max(1, expectedEur),
    outOfBounds: Math.abs(missedEur) > value * 12 * figures.assumptions.billMiss.value,
  };
}
