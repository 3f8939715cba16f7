import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { HeatLossPart } from '../report/report-types.ts';

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

/** Heat loss of a house per part (W/K), all parts at one inside temperature. */
export function heatLossOf(house: House, figures: Figures): HeatLoss {
  const { areas, shell } = house;
  const { surfaceResistance, doorU, airHeatWhPerM3K, storeyHeightM } = figures.assumptions;
  const volumeM3 = areas.floorAreaM2 * storeyHeightM.value;
  return {
    dak: areas.roofM2 / (shell.roofRc + surfaceResistance.value),
    gevel: areas.wallM2 / (shell.wallRc + surfaceResistance.value) + areas.doorM2 * doorU.value,
    vloer: areas.groundFloorM2 * floorU(house, figures),
    glas: areas.windowM2 * shell.windowU,
    ventilatie: airHeatWhPerM3K.value * volumeM3 * shell.airChangesPerHour,
  };
}

/** Heat loss as people live in it: the space under the roof is heated less. */
export function realHeatLossOf(house: House, figures: Figures): HeatLoss {
  const loss = heatLossOf(house, figures);
  return { ...loss, dak: loss.dak * figures.assumptions.realUse.value.roof };
}

/** Sum over all parts, W/K. */
export function totalLoss(loss: HeatLoss): number {
  return loss.dak + loss.gevel + loss.vloer + loss.glas + loss.ventilatie;
}

/** Share of each part in the loss; they sum to 1. */
export function lossShares(loss: HeatLoss): { part: HeatLossPart; share: number }[] {
  const total = totalLoss(loss);
  const parts: HeatLossPart[] = ['dak', 'gevel', 'vloer', 'glas', 'ventilatie'];
  return parts.map((part) => ({ part, share: loss[part] / total }));
}
