import type { House } from '../dwelling/house.ts';
import { infiltrationPerHour } from '../dwelling/infiltration.ts';
import { designLossKw } from '../energy/design-loss.ts';
import { cookingUse, type EnergyUse, energyUseOf, householdKwh } from '../energy/energy-use.ts';
import { normHeatNeedKwh, realHeatNeedKwh } from '../energy/heat-demand.ts';
import { labelHeatLossOf, realHeatLossOf } from '../energy/heat-loss.ts';
import { gjPerKwh } from '../energy/heating-use.ts';
import { hotWaterUseOf } from '../energy/hot-water.ts';
import { supplyTemperatureC } from '../energy/pump-performance.ts';
import { generatedKwhOf } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { ep2Of } from '../label/label.ts';
import type { Spreads } from '../reading/energy-state.ts';
import type { DwellingAnswers } from '../terms/answers.ts';
import type { HeatLossPart } from '../terms/heat-loss-parts.ts';
import { judgeHouse } from './judge-house.ts';

/** One part of the shell, or one way that air takes. */
export interface PartInside {
  part: HeatLossPart;
  /** m2; null of air. Of the wall, its doors are among them. */
  areaM2: number | null;
  /** W/(m2K), doors with the wall; null of air. */
  u: number | null;
  /** W/K as the label counts it. */
  normWPerK: number;
  /** W/K as the house is lived in. */
  realWPerK: number;
}

/** What the figures of one state of a house are made of; energy in a year. */
export interface StateInside {
  parts: PartInside[];
  /** Air changes per hour through gaps. */
  gapsPerHour: number;
  /** Net heat need by the norm, kWh/m2. */
  normHeatKwhPerM2: number;
  /** Heat for the rooms as lived in and scaled to the bill, kWh. */
  roomHeatKwh: number;
  /** Gas (m3), heat of a network (GJ) and electricity (kWh) for hot water. */
  hotWater: { gasM3: number; heatGj: number; kwh: number };
  cooking: { gasM3: number; kwh: number };
  /** Light, appliances and fans, scaled to the bill, kWh. */
  householdKwh: number;
  use: EnergyUse;
  generatedKwh: number;
  /** kWh/m2. */
  ep2: number;
  /** Heat loss on the design day, kW. */
  designKw: number;
  /** Water that a heat pump would need, degrees Celsius. */
  supplyC: number;
}

/** What is behind a report, for who knows the trade. */
export interface BehindReport {
  now: StateInside;
  after: StateInside;
  /** Heat of a network that each step of the plan saves, GJ; gas and electricity stand with the step. */
  heatSavedGj: number[];
  /** Heating and the rest of the house against what the model expects, by the bill or the meters; 1 without. */
  heatScale: number;
  householdScale: number;
  /** How far the truth may lie from the middle, as shares. */
  spreads: Pick<Spreads, 'gas' | 'electricity' | 'ep2' | 'saving'>;
}

function partsOf(house: House, figures: Figures): PartInside[] {
  const { areas } = house;
  const areaOf: Partial<Record<HeatLossPart, number>> = {
    dak: areas.roofM2,
    gevel: areas.wallM2 + areas.doorM2,
    vloer: areas.groundFloorM2,
    glas: areas.windowM2,
  };
  const real = realHeatLossOf(house, figures);
  return Object.entries(labelHeatLossOf(house, figures)).map(([name, normWPerK]) => {
    const part = name as HeatLossPart;
    const areaM2 = areaOf[part] ?? null;
    const u = areaM2 ? normWPerK / areaM2 : null;
    return { part, areaM2, u, normWPerK, realWPerK: real[part] };
  });
}

/** Heat for the rooms, kWh a year, before it is tuned. */
function heatOf(house: House, figures: Figures): number {
  return realHeatNeedKwh(house, figures) * house.heatScale;
}

function insideOf(house: House, figures: Figures): StateInside {
  const water = hotWaterUseOf(house, figures);
  return {
    parts: partsOf(house, figures),
    gapsPerHour: infiltrationPerHour(house.shell, figures),
    normHeatKwhPerM2: normHeatNeedKwh(house, figures) / house.areas.floorAreaM2,
    roomHeatKwh: heatOf(house, figures) * (1 - house.tuningSaving),
    hotWater: { gasM3: water.gasM3, heatGj: water.networkKwh * gjPerKwh, kwh: water.kwh },
    cooking: cookingUse(house, figures),
    householdKwh: householdKwh(house, figures) * house.householdScale,
    use: energyUseOf(house, figures),
    generatedKwh: generatedKwhOf(house, figures),
    ep2: ep2Of(house, figures),
    designKw: designLossKw(house, figures),
    supplyC: supplyTemperatureC(house, figures),
  };
}

/**
 * The intermediate results of `makeReport` for the same answers, figures and day: middles, not rounded.
 * @throws RangeError where `today` is no day
 */
export function behindReport(
  answers: DwellingAnswers,
  figures: Figures,
  today: string,
): BehindReport {
  const { house, plan, spreads } = judgeHouse(answers, figures, today);
  const { gas, electricity, ep2, saving } = spreads;
  const leftOutKwhPerM2 = figures.assumptions.leftOutKwhPerM2.value;
  const expected = { ...house, leftOutKwhPerM2, heatScale: 1 };
  return {
    now: insideOf(house, figures),
    after: insideOf(plan.after, figures),
    heatSavedGj: plan.steps.map(
      (step) => energyUseOf(step.before, figures).heatGj - energyUseOf(step.after, figures).heatGj,
    ),
    heatScale: heatOf(house, figures) / heatOf(expected, figures),
    householdScale: house.householdScale,
    spreads: { gas, electricity, ep2, saving },
  };
}
