import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { isdeBuildDateOk, isdeHeatPumpCents } from '../subsidy/isde.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { lesser, mapRange, type Range, spread, within } from '../terms/ranges.ts';

/**
 * Investment (cents incl. VAT and installation): the cited range for a hybrid; for the others the
 * cited middle by the root of the power, within what is cited.
 */
export function heatPumpPriceCents(kind: HeatPumpKind, kW: number, figures: Figures): Range {
  const { hybridPrice, allElectricPrice, groundPrice } = figures.heatPumps;
  const { heatPumpPriceKw, spread: spreads } = figures.assumptions;
  const { price } = spreads.value;
  if (kind === 'hybride') {
    const { lowEur, midEur, highEur } = hybridPrice.value;
    return { low: lowEur * 100, mid: midEur * 100, high: highEur * 100 };
  }
  if (kind === 'bodemwarmtepomp') {
    const { midEur, powerKw } = groundPrice.value;
    return spread(midEur * Math.sqrt(kW / powerKw) * 100, price);
  }
  const { lowEur, midEur, highEur } = allElectricPrice.value;
  const byPower = midEur * Math.sqrt(kW / heatPumpPriceKw.value);
  return spread(within(byPower, { min: lowEur, max: highEur }) * 100, price);
}

/**
 * Grant of a unit that takes a hybrid's place, which may have had the first: its power only, and perhaps
 * nothing (`nat.isde26.second` lets years go by in between).
 */
function furtherCents(kW: Range, figures: Figures): Range {
  const { eurPerKw } = figures.isde.furtherHeatPump.value;
  return { ...mapRange(kW, (one) => one * eurPerKw * 100), low: 0 };
}

/**
 * ISDE in cents, never above the investment: air-to-water by the formula (least power with label A++
 * to most with A+++). Ground source: the least and the median of RVO's list; its highest amounts are
 * for pumps no home needs, so they are not counted on. Null for a home that is too new, and for a ground
 * source after a hybrid, of which no amount was found.
 */
export function heatPumpGrantCents(
  kind: HeatPumpKind,
  kW: Range,
  investment: Range,
  house: House,
  figures: Figures,
): Range | null {
  if (!isdeBuildDateOk(house.bouwjaar, figures)) return null;
  const isFurther = house.heating === 'hybride';
  if (isFurther && kind === 'bodemwarmtepomp') return null;
  const { minEur, medianEur } = figures.isde.heatPumpLists['bodem-water'].value;
  const list = { low: minEur * 100, mid: medianEur * 100, high: medianEur * 100 };
  const first = {
    low: isdeHeatPumpCents(kW.low, 'A++', figures),
    mid: isdeHeatPumpCents(kW.mid, 'A+++', figures),
    high: isdeHeatPumpCents(kW.high, 'A+++', figures),
  };
  const air = isFurther ? furtherCents(kW, figures) : first;
  return lesser(kind === 'bodemwarmtepomp' ? list : air, investment);
}
