import type { CleanAnswers } from '../dwelling/clean-answers.ts';
import type { House } from '../dwelling/house.ts';
import { nettingEur, yearlyCostEur } from '../energy/costs.ts';
import { type EnergyUse, energyUseOf } from '../energy/energy-use.ts';
import { realHeatNeedKwh } from '../energy/heat-demand.ts';
import { heatingUseOf } from '../energy/heating-use.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import type { Fact } from '../terms/facts.ts';
import { within } from '../terms/ranges.ts';
import { hybridWorksOf } from './hybrid-works.ts';
import { whereItReaches } from './where-it-reaches.ts';

/** How a bill, or the meters, were read. */
export interface BillReading {
  /** The bill counts: the meters do not say all by themselves. */
  isBilled: boolean;
  /** The bill as a share of the cost expected for such a house. */
  shareOfExpected: number;
  /** Bill or meters ask for a use outside the bounds; the nearest bound was taken. */
  outOfBounds: boolean;
  /** What net metering takes off the bill, EUR a month; 0 without panels, and once it has ended. */
  nettedEurPerMonth: number;
  /** Gas expected of such a house, m3, whatever bill or meters say. */
  expectedGasM3PerYear: number;
}

/** What the monthly cost says: the house with its scales, and whether the bill fits the house at all. */
export interface Billed extends BillReading {
  house: House;
  monthlyCostEur: Fact<number>;
}

/** What a house is billed in a year, EUR incl. VAT. */
type BillOf = (house: House, use?: EnergyUse) => number;

/** Whether the heat has a meter of its own, and is left open by the meters that were read. */
interface HeatMeter {
  isApart: boolean;
  isOpen: boolean;
}

/** Both scales of a house. */
type Scales = Pick<House, 'heatScale' | 'householdScale'>;

/**
 * Scales for the yearly use that the meters say; the bill tells what they leave open, and without one a scale
 * stays at 1. Where no meter was read heating and appliances both follow the bill: heating differs more
 * between households, so these move by the square root, and once one is at its bound the other goes on.
 */
function scalesFor(
  { gasM3PerYear, electricityKwhPerYear, monthlyCostEur }: CleanAnswers,
  { isApart, isOpen }: HeatMeter,
  house: House,
  billOf: BillOf,
  figures: Figures,
): Scales {
  const { meterScale, billScale } = figures.assumptions;
  const bounds = billScale.value;
  const use = (scales: Scales) => energyUseOf({ ...house, ...scales }, figures);
  const byMeter = (read: number | undefined, grows: (scale: number) => number) =>
    read === undefined ? 1 : whereItReaches(read, grows, meterScale.value);
  const byBill = (at: (scale: number) => Scales) =>
    monthlyCostEur === undefined
      ? 1
      : whereItReaches(monthlyCostEur * 12, (scale) => billOf({ ...house, ...at(scale) }), bounds);
  const isRead = electricityKwhPerYear !== undefined;
  const at = (heatScale: number): Scales => {
    const beside = (householdScale: number): Scales => ({
      // With electricity alone its meter says as much of the heating as of the household.
      heatScale: isApart ? heatScale : householdScale,
      householdScale,
    });
    return beside(
      isRead
        ? byMeter(electricityKwhPerYear, (scale) => use(beside(scale)).boughtKwh)
        : byBill(beside),
    );
  };
  const together = (root: number): Scales => ({
    heatScale: within(root ** 2, bounds),
    householdScale: root,
  });
  if (isOpen) return isRead ? at(byBill(at)) : together(byBill(together));
  return at(byMeter(gasM3PerYear, (heatScale) => use({ heatScale, householdScale: 1 }).gasM3));
}

/** Whether such a house cannot use what its meters say, such as no gas with a boiler. */
export function missesMeter(answers: CleanAnswers, house: House, figures: Figures): boolean {
  const most = figures.assumptions.meterMiss.value;
  const { gasM3, boughtKwh } = energyUseOf(house, figures);
  const { gasM3PerYear = gasM3, electricityKwhPerYear = boughtKwh } = answers;
  return (
    Math.abs(gasM3 - gasM3PerYear) > most || Math.abs(boughtKwh - electricityKwhPerYear) > most
  );
}

/**
 * The same heat with less of it left out: who uses more than most heats first what they leave cold. So a scale
 * above 1 says how much more is used than with nothing left out.
 */
function heatedAsScaled(house: House, figures: Figures): House {
  const { heatScale, leftOutKwhPerM2 } = house;
  if (heatScale <= 1) return house;
  const needKwh = (one: House) => realHeatNeedKwh(one, figures);
  const ownKwh = needKwh(house);
  const wholeKwh = needKwh({ ...house, leftOutKwhPerM2: 0 });
  const share = (wholeKwh - ownKwh * heatScale) / (wholeKwh - ownKwh);
  const warmer = { ...house, leftOutKwhPerM2: leftOutKwhPerM2 * Math.max(0, share) };
  return { ...warmer, heatScale: (heatScale * ownKwh) / needKwh(warmer) };
}

/**
 * Scales a house's use to the visitor's own figures, within bounds: the yearly use on the meters, and the
 * monthly cost (EUR incl. VAT) for what they leave open; without an answer the use is the expected one. A
 * bill of a year with net metering is read as one.
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
  const billOf: BillOf = (one, use = energyUseOf(one, figures)) =>
    Math.max(0, yearlyCostEur(use, figures) - nettedOf(one, use));
  const { monthlyCostEur, gasM3PerYear, electricityKwhPerYear } = answers;
  const { gasM3, heatGj } = heatingUseOf(expected, figures);
  const isRead = electricityKwhPerYear !== undefined;
  const isApart = gasM3 + heatGj > 0;
  const isOpen = gasM3PerYear !== undefined && gasM3 > 0 ? false : isApart || !isRead;
  const isBilled = monthlyCostEur !== undefined && (isOpen || !isRead);
  const working = { ...expected, hybridWorks: hybridWorksOf(answers, expected, figures) };
  const scales = scalesFor(answers, { isApart, isOpen }, working, billOf, figures);
  const billed = heatedAsScaled({ ...working, ...scales }, figures);
  const [expectedUse, use] = [energyUseOf(expected, figures), energyUseOf(billed, figures)];
  const ownEur = billOf(billed, use) / 12;
  const paidEur = isBilled ? monthlyCostEur : ownEur;
  return {
    house: billed,
    monthlyCostEur: {
      value: isBilled ? paidEur : Math.round(ownEur),
      // Worked out from meters it is no amount that anybody typed.
      origin: isBilled ? 'visitor' : 'assumption',
    },
    isBilled,
    shareOfExpected: paidEur / Math.max(1, billOf(expected, expectedUse) / 12),
    outOfBounds:
      missesMeter(answers, billed, figures) ||
      Math.abs(ownEur - paidEur) > paidEur * figures.assumptions.billMiss.value,
    nettedEurPerMonth: nettedOf(billed, use) / 12,
    expectedGasM3PerYear: Math.round(expectedUse.gasM3),
  };
}
