import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { nettingEur, yearlyCostEur } from '../energy/costs.ts';
import { type EnergyUse, energyUseOf } from '../energy/energy-use.ts';
import { heatingUseOf } from '../energy/heating-use.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import type { Fact } from '../terms/facts.ts';
import { within } from '../terms/ranges.ts';

/** How a bill, or the meters, were read. */
export interface BillReading {
  /** The bill as a share of the cost expected for such a house. */
  shareOfExpected: number;
  /** The bill asks for a use outside the bounds; the nearest bound was taken. */
  outOfBounds: boolean;
  /** What net metering takes off the bill, EUR a month; 0 without panels, and once it has ended. */
  nettedEurPerMonth: number;
}

/** What the monthly cost says: the house with its scales, and whether the bill fits the house at all. */
export interface Billed extends BillReading {
  house: House;
  monthlyCostEur: Fact<number>;
}

/** What a house is billed in a year, EUR incl. VAT. */
type BillOf = (house: House) => number;

/** Both scales of a house. */
type Scales = Pick<House, 'heatScale' | 'householdScale'>;

/** EUR, m3 or kWh a year: far finer than any bill. */
const nearEnough = 1e-7;

/** More than any search takes. */
const mostRounds = 60;

/**
 * The value within the bounds at which a growing function reaches what is wanted; else the nearest bound.
 * By a straight line between both ends (Illinois: an end that stays counts for half, so that no bend
 * holds it up), as a report searches this some fifty times.
 */
export function whereItReaches(
  wanted: number,
  grows: (value: number) => number,
  { min: low, max: high }: { min: number; max: number },
): number {
  let [below, above] = [grows(low) - wanted, grows(high) - wanted];
  if (below >= 0) return low;
  if (above <= 0) return high;
  let last = 0;
  let at = low;
  for (let round = 0; round < mostRounds; round += 1) {
    at = low - (below * (high - low)) / (above - below);
    const miss = grows(at) - wanted;
    if (Math.abs(miss) < nearEnough) break;
    if (miss < 0) {
      [low, below] = [at, miss];
      if (last < 0) above /= 2;
    } else {
      [high, above] = [at, miss];
      if (last > 0) below /= 2;
    }
    last = miss;
  }
  return at;
}

/**
 * Scales for a yearly cost (EUR incl. VAT). Heating differs more between households than appliances
 * do, so these move by the square root; once one is at its bound, the other goes on.
 */
function scalesForCost(wantedEur: number, house: House, billOf: BillOf, figures: Figures): Scales {
  const bounds = figures.assumptions.billScale.value;
  const at = (ratio: number): Scales => ({
    heatScale: within(ratio, bounds),
    householdScale: within(Math.sqrt(ratio), bounds),
  });
  const costEur = (ratio: number) => billOf({ ...house, ...at(ratio) });
  return at(whereItReaches(wantedEur, costEur, { min: bounds.min ** 2, max: bounds.max ** 2 }));
}

/** Scales for the yearly use that the meters say; a meter that was not read leaves its scale at 1. */
function scalesForMeters(answers: CleanAnswers, house: House, figures: Figures): Scales {
  const bounds = figures.assumptions.meterScale.value;
  const { gasM3PerYear, electricityKwhPerYear } = answers;
  const use = (scales: Scales) => energyUseOf({ ...house, ...scales }, figures);
  const usesGas = heatingUseOf(house, figures).gasM3 > 0;
  const heatScale =
    gasM3PerYear === undefined || !usesGas
      ? 1
      : whereItReaches(
          gasM3PerYear,
          (scale) => use({ heatScale: scale, householdScale: 1 }).gasM3,
          bounds,
        );
  if (electricityKwhPerYear === undefined) return { heatScale, householdScale: 1 };
  // Without gas the meter says as much of the heating as of the household.
  const at = (scale: number): Scales => ({
    heatScale: usesGas ? heatScale : scale,
    householdScale: scale,
  });
  return at(whereItReaches(electricityKwhPerYear, (scale) => use(at(scale)).boughtKwh, bounds));
}

/** Whether such a house cannot use what its meters say, such as no gas with a boiler. */
function missesMeter(answers: CleanAnswers, house: House, figures: Figures): boolean {
  const most = figures.assumptions.meterMiss.value;
  const { gasM3, boughtKwh } = energyUseOf(house, figures);
  const { gasM3PerYear = gasM3, electricityKwhPerYear = boughtKwh } = answers;
  return (
    Math.abs(gasM3 - gasM3PerYear) > most || Math.abs(boughtKwh - electricityKwhPerYear) > most
  );
}

/**
 * Scales a house's use to the visitor's own figures, within bounds: the yearly use on the meters goes
 * before the monthly cost (EUR incl. VAT); without an answer the use is the expected one. A bill of a
 * year with net metering is read as one.
 */
export function scaleToBill(
  expected: House,
  answers: CleanAnswers,
  figures: Figures,
  thisYear: number,
): Billed {
  const netting = thisYear < Number.parseInt(figures.feedIn.end.value.endsOn, 10);
  const nettedOf = (one: House, use: EnergyUse) =>
    netting ? nettingEur(use, generatedKwhOf(one, figures), figures) : 0;
  const billOf: BillOf = (one) => {
    const use = energyUseOf(one, figures);
    return Math.max(0, yearlyCostEur(use, figures) - nettedOf(one, use));
  };
  const { monthlyCostEur, gasM3PerYear, electricityKwhPerYear } = answers;
  const metered = gasM3PerYear !== undefined || electricityKwhPerYear !== undefined;
  // A bill or a meter of gas tells how the house is heated, and not the habit of most.
  const told = gasM3PerYear ?? (metered ? undefined : monthlyCostEur);
  const house = told === undefined ? expected : { ...expected, leftOutKwhPerM2: 0 };
  const scales = metered
    ? scalesForMeters(answers, house, figures)
    : monthlyCostEur !== undefined && scalesForCost(monthlyCostEur * 12, house, billOf, figures);
  const billed = { ...house, ...scales };
  const ownEur = billOf(billed) / 12;
  const byBill = !metered && monthlyCostEur !== undefined;
  const paidEur = byBill ? monthlyCostEur : ownEur;
  return {
    house: billed,
    monthlyCostEur: {
      value: byBill ? paidEur : Math.round(ownEur),
      origin: byBill || metered ? 'visitor' : 'assumption',
    },
    shareOfExpected: paidEur / Math.max(1, billOf(expected) / 12),
    outOfBounds: metered
      ? missesMeter(answers, billed, figures)
      : Math.abs(ownEur - paidEur) > paidEur * figures.assumptions.billMiss.value,
    nettedEurPerMonth: nettedOf(billed, energyUseOf(billed, figures)) / 12,
  };
}
