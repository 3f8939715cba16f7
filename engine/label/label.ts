import type { House } from '../dwelling/house.ts';
import { normHeatNeedKwh } from '../energy/heat-demand.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { LabelClass } from '../terms/label-class.ts';
import { type Range, roundRange, within } from '../terms/ranges.ts';
import { onLine } from '../terms/straight-line.ts';

/** An estimated label: never called an energy label, only a certified adviser registers one. */
export interface LabelEstimate {
  /** Most likely class. */
  likely: LabelClass;
  /** Best and worst class that the unknowns allow. */
  best: LabelClass;
  worst: LabelClass;
  /** Estimated EP2, kWh primary fossil energy per m2 per year. */
  ep2KwhPerM2: Range;
}

/** Energy class for an EP2 (kWh primary fossil energy per m2 a year), by the official limits. */
export function labelClassOf(ep2KwhPerM2: number, figures: Figures): LabelClass {
  const limit = figures.labelLimits.value.find((row) => ep2KwhPerM2 <= row.maxEp2KwhPerM2);
  return limit?.label ?? 'G';
}

/** Seasonal COP that the label gives a heat pump with this house's emitters. */
function labelCop(house: House, figures: Figures): number {
  const { air, ground } = figures.labelPumpCop.value[house.emitters];
  return house.heating === 'bodemwarmtepomp' ? ground : air;
}

/** Primary energy (kWh a year) for a heat need (kWh) by the way of heating. */
function primaryHeatKwh(heatKwh: number, house: House, figures: Figures): number {
  const { labelSystemEfficiency, labelHeatNetworkFactor, hybrid } = figures.assumptions;
  const { gas, electricity } = figures.primaryEnergy.value;
  const boiler = (heatKwh / labelSystemEfficiency.value) * gas;
  const pump = (heatKwh / labelCop(house, figures)) * electricity;
  if (house.heating === 'warmtenet') return boiler * labelHeatNetworkFactor.value;
  if (house.heating === 'cv-ketel') return boiler;
  if (house.heating !== 'hybride') return pump;
  const { spaceHeatShare } = hybrid.value;
  return pump * spaceHeatShare + boiler * (1 - spaceHeatShare);
}

/** Number of people the label counts with, by floor area. */
function labelOccupants(floorAreaM2: number, figures: Figures): number {
  const { smallM2, bendM2, people, perM2Above } = figures.labelHotWater.value.occupants;
  if (floorAreaM2 >= bendM2) return people + perM2Above * (floorAreaM2 - bendM2);
  const share = (floorAreaM2 - smallM2) / (bendM2 - smallM2);
  return 1 + Math.max(0, share) * (people - 1);
}

/** Primary energy (kWh a year) for hot water, by NTA 8800 tables 13.25 to 13.27. */
function primaryHotWaterKwh(house: House, figures: Figures): number {
  const { kwhPerOccupant, combi, combiRows, pump, pumpRows } = figures.labelHotWater.value;
  const { gas, electricity } = figures.primaryEnergy.value;
  const needKwh = kwhPerOccupant * labelOccupants(house.areas.floorAreaM2, figures);
  const solar = house.hotWater === 'zonneboiler' ? figures.assumptions.solarBoilerShare.value : 0;
  const wanted = needKwh * (1 - solar);
  const byPump = house.hotWater === 'warmtepompboiler' || isPumpAlone(house.heating);
  if (byPump) return (wanted / (pump * onLine(pumpRows, needKwh))) * electricity;
  return (wanted / (combi * onLine(combiRows, needKwh))) * gas;
}

/** EP2 (kWh/m2 a year) of what a house uses, before its panels make any of it. */
function usedEp2Of(house: House, figures: Figures): number {
  const { electricity } = figures.primaryEnergy.value;
  const { labelAuxiliaryKwhPerM2, thermalBridges } = figures.assumptions;
  const areaM2 = house.areas.floorAreaM2;
  const heatKwh = normHeatNeedKwh(house, figures) * thermalBridges.value;
  const primaryKwh =
    primaryHeatKwh(heatKwh, house, figures) +
    primaryHotWaterKwh(house, figures) +
    labelAuxiliaryKwhPerM2.value * areaM2 * electricity;
  return primaryKwh / areaM2;
}

/** What is left of an EP2 (kWh/m2 a year) after what the panels make; never below zero. */
function lessPanels(ep2: number, house: House, figures: Figures): number {
  const primaryKwh = generatedKwhOf(house, figures) * figures.primaryEnergy.value.electricity;
  return Math.max(0, ep2 - primaryKwh / house.areas.floorAreaM2);
}

/**
 * Estimated EP2 (kWh/m2 a year) from the calculated heat need, not from real use: in old houses the
 * calculation lies far above the meter. An estimate, no NTA 8800 calculation; never below zero.
 */
export const ep2Of = (house: House, figures: Figures): number =>
  lessPanels(usedEp2Of(house, figures), house, figures);

/** From where to where EP2 runs in a class; the plus classes together as one. */
function limitsOf(label: LabelClass, figures: Figures): { min: number; max: number } {
  const rows = figures.labelLimits.value;
  const at = rows.findIndex((row) => row.label === label);
  const max = rows[at]?.maxEp2KwhPerM2 ?? Number.POSITIVE_INFINITY;
  // Just beyond the last class, and nothing below the plus classes.
  const better = rows.at(at < 0 ? at : at - 1)?.maxEp2KwhPerM2 ?? 0;
  return { min: label === 'A+' ? 0 : better + 0.1, max };
}

/** What is known of the homes of a type and year. */
export interface Neighbours {
  /** EP2 (kWh/m2 a year) of one of which no more is known. */
  ep2: number;
  /** The house itself, while no more is known of it. */
  untold?: House | undefined;
}

/**
 * The range over the classes of four in five registered homes of its type and period, and over its likely one. What
 * is told of a house moves theirs along, and its own range and that share what is left: so that an answer narrows.
 * @param bareEp2 EP2 of a home of which only type and year are known; nothing where that is all that is known
 */
function amongRegistered(
  range: Range,
  house: House,
  figures: Figures,
  bareEp2: number | undefined,
): Range {
  const { fromYears, middle } = figures.registeredLabels.value;
  const period = fromYears.findLastIndex((year) => year <= house.bouwjaar);
  const [best, worst] = middle[house.woningtype][period] as [LabelClass, LabelClass];
  const { low, mid, high } = range;
  const [first, last] = [limitsOf(best, figures), limitsOf(worst, figures)];
  if (bareEp2 === undefined) {
    return {
      low: Math.min(mid, within(low, first)),
      mid,
      high: Math.max(mid, within(high, last)),
    };
  }
  const moved = mid - bareEp2;
  return {
    low: Math.min(mid, Math.max(low, first.min + moved)),
    mid,
    high: Math.max(mid, Math.min(high, last.max + moved)),
  };
}

/** EP2 (kWh/m2) with its doubt, which is in what a house uses: what its panels make of that is known well. */
function ownRange(house: House, share: number, figures: Figures): Range {
  const used = usedEp2Of(house, figures);
  const mid = lessPanels(used, house, figures);
  const margin = share * used;
  return { low: Math.max(0, mid - margin), mid, high: mid + margin };
}

/**
 * The label as a range: `share` is how far EP2 without panels may lie from the middle. Where the year is known (`neighbours`) the
 * registered labels of such homes narrow it, and are it where no more is known.
 */
export function labelEstimate(
  house: House,
  share: number,
  figures: Figures,
  neighbours?: Neighbours,
): LabelEstimate {
  const own = ownRange(house, share, figures);
  const range = neighbours
    ? amongRegistered(own, house, figures, neighbours.untold === house ? undefined : neighbours.ep2)
    : own;
  return {
    likely: labelClassOf(range.mid, figures),
    best: labelClassOf(range.low, figures),
    worst: labelClassOf(range.high, figures),
    ep2KwhPerM2: roundRange(range),
  };
}
