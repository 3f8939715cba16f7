import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { fixedCostEur, variableCostEur, yearlyCostEur } from '../energy/costs.ts';
import { cookingUse, energyUseOf, householdKwh } from '../energy/energy-use.ts';
import { heatingUseOf } from '../energy/heating-use.ts';
import type { Figures } from '../figures/index.ts';
import type { Fact } from '../terms/facts.ts';
import { within } from '../terms/ranges.ts';

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
    householdEur: householdKwh(house, figures) * kwhEur,
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

/** Scales for the yearly use that the meters say; a meter that was not read leaves its scale at 1. */
function scalesForMeters(answers: CleanAnswers, house: House, figures: Figures) {
  const bounds = figures.assumptions.meterScale.value;
  const cooking = cookingUse(house, figures);
  const { usedKwh, boughtKwh } = energyUseOf(house, figures);
  const { gasM3, kwh } = heatingUseOf(house, figures);
  const { gasM3PerYear, electricityKwhPerYear } = answers;
  const heatScale =
    gasM3PerYear === undefined || gasM3 === 0
      ? 1
      : within((gasM3PerYear - cooking.gasM3) / gasM3, bounds);
  if (electricityKwhPerYear === undefined) return { heatScale, householdScale: 1 };
  const wantedKwh = electricityKwhPerYear + (usedKwh - boughtKwh) - cooking.kwh;
  const appliancesKwh = householdKwh(house, figures);
  // Without gas the meter says as much of the heating as of the household.
  if (gasM3 === 0) {
    const both = within(wantedKwh / (appliancesKwh + kwh), bounds);
    return { heatScale: both, householdScale: both };
  }
  const householdScale = within((wantedKwh - kwh * heatScale) / appliancesKwh, bounds);
  return { heatScale, householdScale };
}

/** Most m3 or kWh by which a meter may be missed before the report says so. */
const meterMiss = 40;

/** Whether such a house cannot use what its meters say, such as no gas with a boiler. */
function missesMeter(answers: CleanAnswers, house: House, figures: Figures): boolean {
  const { gasM3, boughtKwh } = energyUseOf(house, figures);
  const { gasM3PerYear = gasM3, electricityKwhPerYear = boughtKwh } = answers;
  return (
    Math.abs(gasM3 - gasM3PerYear) > meterMiss ||
    Math.abs(boughtKwh - electricityKwhPerYear) > meterMiss
  );
}

/** Own use of solar power follows the use, so the scales are tried again on what they gave. */
const roundsWithPanels = 4;

/** Scales for a monthly cost in EUR incl. VAT. */
function scalesForCost(monthlyEur: number, house: House, figures: Figures) {
  const { heatEur, householdEur } = expectedParts(house, figures);
  const scaled = { ...house };
  for (let round = 0; round < (house.panels > 0 ? roundsWithPanels : 1); round += 1) {
    const use = energyUseOf(scaled, figures);
    const otherEur =
      variableCostEur(use, figures) -
      heatEur * scaled.heatScale -
      householdEur * scaled.householdScale;
    const wantedEur = monthlyEur * 12 - fixedCostEur(use.gasM3 > 0, figures) - otherEur;
    Object.assign(scaled, scalesFor(wantedEur, house, figures));
  }
  return { heatScale: scaled.heatScale, householdScale: scaled.householdScale };
}

/**
 * Scales a house's use to the visitor's own figures, within bounds: the yearly use on the meters goes
 * before the monthly cost (EUR incl. VAT); without an answer the use is the expected one.
 */
export function scaleToBill(house: House, answers: CleanAnswers, figures: Figures): Billed {
  const monthlyOf = (one: House) => yearlyCostEur(energyUseOf(one, figures), figures) / 12;
  const expectedEur = monthlyOf(house);
  const { monthlyCostEur, gasM3PerYear, electricityKwhPerYear } = answers;
  const metered = gasM3PerYear !== undefined || electricityKwhPerYear !== undefined;
  const scales = metered
    ? scalesForMeters(answers, house, figures)
    : monthlyCostEur !== undefined && scalesForCost(monthlyCostEur, house, figures);
  const billed = { ...house, ...scales };
  const ownEur = monthlyOf(billed);
  if (metered || monthlyCostEur === undefined) {
    const value = Math.round(ownEur);
    const cost = { value, origin: metered ? ('visitor' as const) : ('assumption' as const) };
    const shareOfExpected = ownEur / Math.max(1, expectedEur);
    const outOfBounds = metered && missesMeter(answers, billed, figures);
    return { house: billed, monthlyCostEur: cost, shareOfExpected, outOfBounds };
  }
  const missedEur = Math.abs(ownEur - monthlyCostEur);
  return {
    house: billed,
    monthlyCostEur: { value: monthlyCostEur, origin: 'visitor' },
    shareOfExpected: monthlyCostEur / Math.max(1, expectedEur),
    outOfBounds: missedEur > monthlyCostEur * figures.assumptions.billMiss.value,
  };
}
