import { shortParts } from '../dwelling/heat-pump-fit.ts';
import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { within } from '../terms/ranges.ts';

/** Parts short from which radiators must run as hot as they were sized for. */
const manyParts = 3;

/**
 * Supply water (Celsius) that keeps the house warm on the design day: by its emitters, and hotter
 * when the shell falls short of `hp.suit` in one or two parts, or in more. A floor alone does not make
 * it hotter: its loss is small beside what radiators were sized for. Better insulation never raises it.
 */
export function supplyTemperatureC(house: House, figures: Figures): number {
  const byShell = figures.heatPumps.supplyC.value[house.emitters];
  const short = shortParts(house, figures);
  if (short.every((part) => part === 'vloer')) return byShell[0];
  return short.length < manyParts ? byShell[1] : byShell[2];
}

/** The supply a pump of this kind gives: above what all-electric may ask, a hybrid leaves it to the boiler. */
export function pumpSupplyC(house: House, kind: HeatPumpKind, figures: Figures): number {
  const neededC = supplyTemperatureC(house, figures);
  const { maxSupplyCelsius } = figures.heatPumps.suitability.value;
  return kind === 'hybride' ? Math.min(neededC, maxSupplyCelsius) : neededC;
}

/** Bounds within which the rule for supply temperatures has a meaning. */
const supplyBounds = { min: 25, max: 80 };

/**
 * How much better (above 1) or worse than at the supply of the fitted rows: the figure at 35 C over
 * that at 55 C, spread evenly per degree. Falls as the supply rises; 1 when it is no number.
 */
function supplyFactor(supplyC: number, figures: Figures): number {
  const { fittedSupplyCelsius, betterSupplyCelsius, factor35 } =
    figures.heatPumps.scopBySupply.value;
  const known = Number.isNaN(supplyC) ? fittedSupplyCelsius : supplyC;
  const below = fittedSupplyCelsius - within(known, supplyBounds);
  return factor35 ** (below / (fittedSupplyCelsius - betterSupplyCelsius));
}

/**
 * Seasonal performance for space heating at a supply temperature, pumps and standby apart (those
 * stand in `baseKwh`). At 55 C, the supply of the `mc.heat.*` rows, it is the fitted figure.
 */
export function scopAt(supplyC: number, kind: HeatPumpKind, figures: Figures): number {
  const { hybrid, allElectric } = figures.assumptions;
  const { scop, groundSource } = allElectric.value;
  const fitted = {
    hybride: hybrid.value.scop,
    'volledig-elektrisch': scop,
    bodemwarmtepomp: scop * groundSource,
  };
  return fitted[kind] * supplyFactor(supplyC, figures);
}

/**
 * How much better (above 1) or worse a heat pump works in this house than in those it was fitted on:
 * the colder the water may be, the less power it takes.
 */
export function scopFactor(house: House, figures: Figures): number {
  const kind = house.heating === 'hybride' ? 'hybride' : 'volledig-elektrisch';
  return supplyFactor(pumpSupplyC(house, kind, figures), figures);
}
