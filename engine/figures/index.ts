import { assumptions } from './assumptions.ts';
import { buildingEras } from './building-eras.ts';
import { co2 } from './co2.ts';
import { cooking } from './cooking.ts';
import { feedIn } from './feed-in.ts';
import { heatPumps } from './heat-pumps.ts';
import { householdUse } from './household-use.ts';
import { insulationSavings } from './insulation-savings.ts';
import { isde2026 } from './isde-2026.ts';
import { labelHotWater, labelLimits, labelPumpCop, primaryEnergy } from './label-limits.ts';
import { loans } from './loans.ts';
import { measurePrices } from './measure-prices.ts';
import { prices } from './prices.ts';
import { realUse } from './real-use.ts';
import { referenceDwellings } from './reference-dwellings.ts';
import { registeredLabels } from './registered-labels.ts';
import { solar } from './solar.ts';
import { sources } from './sources.ts';
import { vat } from './vat.ts';
import { svve } from './vve.ts';

/**
 * All figures that a report is made with; passed to the engine as an argument. The tools read more
 * (`tool-figures.ts`).
 */
export const figures2026 = {
  isde: isde2026,
  labelHotWater,
  labelLimits,
  labelPumpCop,
  primaryEnergy,
  prices,
  co2,
  cooking,
  heatPumps,
  insulationSavings,
  solar,
  feedIn,
  referenceDwellings,
  registeredLabels,
  buildingEras,
  householdUse,
  realUse,
  svve,
  loans,
  vat,
  measurePrices,
  assumptions,
  sources,
};

/** The shape of a set of figures: another year is another value of this type. */
export type Figures = typeof figures2026;
