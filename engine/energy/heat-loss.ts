import { type Assumed, type House, isUntold } from '../dwelling/house.ts';
import { infiltrationPerHour } from '../dwelling/infiltration.ts';
import type { Figures } from '../figures/index.ts';
import { HEAT_LOSS_PARTS, type HeatLossPart } from '../terms/heat-loss-parts.ts';
import { onLine } from '../terms/straight-line.ts';

/** Heat loss per part in W per K of temperature difference. */
export type HeatLoss = Record<HeatLossPart, number>;

/** B' of EN ISO 13370: ground floor area over half its exposed edge, in m. */
function floorWidthM({ areas }: House, figures: Figures): number {
  const { storeyHeightM, heatedStoreys } = figures.assumptions;
  const facadeM2 = areas.wallM2 + areas.windowM2 + areas.doorM2;
  const storeys = Math.min(heatedStoreys.value, areas.floorAreaM2 / areas.groundFloorM2);
  const edgeM = facadeM2 / (storeyHeightM.value * storeys);
  return areas.groundFloorM2 / (edgeM / 2);
}

/** U (W/m2K) of a floor over a vented crawl space, after EN ISO 13370: it depends on the exposed edge. */
function floorU(house: House, figures: Figures): number {
  const { groundLambdaWPerMK, groundThicknessM, floorSurfaceResistance, crawlSpaceWPerMK } =
    figures.assumptions;
  const widthM = floorWidthM(house, figures);
  const path = Math.PI * widthM;
  const thickness = groundThicknessM.value;
  const groundU =
    ((2 * groundLambdaWPerMK.value) / (path + thickness)) * Math.log(path / thickness + 1);
  const below = groundU + crawlSpaceWPerMK.value / widthM;
  return 1 / (house.shell.floorRc + floorSurfaceResistance.value + 1 / below);
}

/**
 * Heat loss of a house per part (W/K) by the norm: all parts at one inside temperature, and as much fresh
 * air as the norm asks for.
 */
export function heatLossOf(house: House, figures: Figures): HeatLoss {
  const { areas, shell } = house;
  const { surfaceResistance, airHeatWhPerM3K, storeyHeightM, ventilation } = figures.assumptions;
  const volumeM3 = areas.floorAreaM2 * storeyHeightM.value;
  return {
    dak: areas.roofM2 / (shell.roofRc + surfaceResistance.value),
    gevel: areas.wallM2 / (shell.wallRc + surfaceResistance.value) + areas.doorM2 * shell.doorU,
    vloer: areas.groundFloorM2 * floorU(house, figures),
    glas: areas.windowM2 * shell.windowU,
    ventilatie:
      airHeatWhPerM3K.value * volumeM3 * ventilation.value[shell.ventilation].labelPerHour,
    kieren: airHeatWhPerM3K.value * volumeM3 * infiltrationPerHour(shell, figures),
  };
}

/** By how much more or less untold parts let through in the registered homes of a year; see `registeredStock`. */
function stockFactor(bouwjaar: number, figures: Figures): number {
  const spans = figures.assumptions.registeredStock.value;
  const span = spans.findLast(({ fromYear }) => fromYear <= bouwjaar);
  return span ? onLine(span.rows, bouwjaar) : 1;
}

/**
 * Heat loss (W/K) as the label counts it. What nobody told of, it takes for that of the mean registered home of
 * its time; a plan and a bill take the likely state of each part (`heatLossOf`). A part that a measure changed is
 * as it was made, but never worse than in the mean home: no measure takes away what was done already.
 */
export function labelHeatLossOf(house: House, figures: Figures): HeatLoss {
  const { areas, shell, assumed } = house;
  const own = heatLossOf(house, figures);
  const factor = stockFactor(house.bouwjaar, figures);
  if (factor === 1) return own;
  const mean = heatLossOf({ ...house, shell: { ...shell, ...assumed } }, figures);
  const lossOf = (part: keyof Assumed, asIs: number, asAssumed: number) => {
    if (assumed[part] === undefined) return asIs;
    return isUntold(house, part) ? asIs * factor : Math.min(asIs, asAssumed * factor);
  };
  const doors = areas.doorM2 * shell.doorU;
  return {
    ...own,
    dak: lossOf('roofRc', own.dak, mean.dak),
    gevel: lossOf('wallRc', own.gevel - doors, mean.gevel - doors) + doors,
    vloer: lossOf('floorRc', own.vloer, mean.vloer),
    glas: lossOf('windowU', own.glas, mean.glas),
  };
}

/** Heat loss as people live in it: the space under the roof is heated less, and less air comes in. */
export function realHeatLossOf(house: House, figures: Figures): HeatLoss {
  const loss = heatLossOf(house, figures);
  const { perHour, labelPerHour } = figures.assumptions.ventilation.value[house.shell.ventilation];
  return {
    ...loss,
    dak: loss.dak * figures.assumptions.realUse.value.roof,
    ventilatie: (loss.ventilatie * perHour) / labelPerHour,
  };
}

/** Sum over all parts, W/K. */
export function totalLoss(loss: HeatLoss): number {
  return HEAT_LOSS_PARTS.reduce((sum, part) => sum + loss[part], 0);
}

/** Share of each part in the loss; they sum to 1. */
export function lossShares(loss: HeatLoss): { part: HeatLossPart; share: number }[] {
  const total = totalLoss(loss);
  return HEAT_LOSS_PARTS.map((part) => ({ part, share: loss[part] / total }));
}
