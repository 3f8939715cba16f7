import type { House } from '../dwelling/house.ts';
import { normHeatNeedKwh } from '../energy/heat-demand.ts';
import { solarOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { mapRange, roundRange, spread } from '../ranges.ts';
import type { LabelClass, LabelEstimate } from '../report/report-types.ts';

/** Energy class for an EP2 (kWh primary fossil energy per m2 a year), by the official limits. */
export function labelClassOf(ep2KwhPerM2: number, figures: Figures): LabelClass {
  const limit = figures.labelLimits.value.find((row) => ep2KwhPerM2 <= row.maxEp2KwhPerM2);
  return limit?.label ?? 'G';
}

/** Primary energy (kWh a year) for a heat need (kWh) by the way of heating. */
function primaryHeatKwh(heatKwh: number, house: House, figures: Figures): number {
  const { labelSystemEfficiency, labelHeatNetworkFactor, hybrid } = figures.assumptions;
  const { gas, electricity } = figures.primaryEnergy.value;
  const boiler = (heatKwh / labelSystemEfficiency.value) * gas;
  const pump = (heatKwh / figures.heatPumps.labelScop.value.scop) * electricity;
  if (house.heating === 'warmtepomp') return pump;
  if (house.heating === 'warmtenet') return boiler * labelHeatNetworkFactor.value;
  if (house.heating === 'cv-ketel') return boiler;
  const { spaceHeatShare } = hybrid.value;
  return pump * spaceHeatShare + boiler * (1 - spaceHeatShare);
}

/** Primary energy (kWh a year) for hot water; its heat pump works at the lower hot-water COP. */
function primaryHotWaterKwh(house: House, figures: Figures): number {
  const { labelHotWaterKwhPerM2, hotWaterBoilerEfficiency, allElectric } = figures.assumptions;
  const { gas, electricity } = figures.primaryEnergy.value;
  const gasKwh = labelHotWaterKwhPerM2.value * house.areas.floorAreaM2;
  if (house.heating !== 'warmtepomp') return gasKwh * gas;
  return ((gasKwh * hotWaterBoilerEfficiency.value) / allElectric.value.hotWaterCop) * electricity;
}

/**
 * Estimated EP2 (kWh/m2 a year) from the calculated heat need, not from real use: in old houses the
 * calculation lies far above the meter. An estimate, no NTA 8800 calculation; never below zero.
 */
export function ep2Of(house: House, figures: Figures): number {
  const { electricity } = figures.primaryEnergy.value;
  const areaM2 = house.areas.floorAreaM2;
  const auxiliaryKwh = figures.assumptions.labelAuxiliaryKwhPerM2.value * areaM2;
  const { generatedKwh } = solarOf(house.panels, figures);
  const primaryKwh =
    primaryHeatKwh(normHeatNeedKwh(house, figures), house, figures) +
    primaryHotWaterKwh(house, figures) +
    (auxiliaryKwh - generatedKwh) * electricity;
  return Math.max(0, primaryKwh / areaM2);
}

/** The label as a range: `share` is how far EP2 may lie from the middle. */
export function labelEstimate(house: House, share: number, figures: Figures): LabelEstimate {
  const range = mapRange(spread(ep2Of(house, figures), share), (value) => Math.max(0, value));
  return {
    likely: labelClassOf(range.mid, figures),
    best: labelClassOf(range.low, figures),
    worst: labelClassOf(range.high, figures),
    ep2KwhPerM2: roundRange(range),
  };
}
