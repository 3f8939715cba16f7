import type { Figures } from '../figures/index.ts';
import type { IsdeAreaRate } from '../figures/isde-2026.ts';

/** Energy label of a heat pump that gets a grant. */
export type HeatPumpLabel = 'A++' | 'A+++';

/** A sum or product without the hair that a computer is off by: 8.2 x 525 is 4305, not 4304.999. */
export function withoutHair(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Cents for an area: the m2 as they are, and one rounding, at the end, to the cent. */
export function centsFor(areaM2: number, centsPerM2: number): number {
  return Math.round(withoutHair(areaM2 * centsPerM2));
}

/**
 * ISDE grant in cents for an area (fact `isde.*`, calculation rule): below the minimum 0, above the
 * maximum only the maximum counts; the rate doubles with two or more measures, the bio-based bonus not.
 */
export function isdeAreaCents(
  rate: IsdeAreaRate,
  areaM2: number,
  options: { double: boolean; biobased?: boolean },
): number {
  if (!(withoutHair(areaM2) >= rate.minM2)) return 0;
  const countedM2 = Math.min(areaM2, rate.maxM2);
  const eurPerM2 = options.double ? rate.eurPerM2Double : rate.eurPerM2;
  const bonusEurPerM2 = options.biobased === true ? rate.biobasedBonusEurPerM2 : 0;
  return centsFor(countedM2, (eurPerM2 + bonusEurPerM2) * 100);
}

/**
 * ISDE grant in cents for a first air-to-water heat pump of `kW` listed thermal power (fact
 * `isde.wp.lw`): start amount, an amount per kW from the first, a bonus for A+++; never doubled.
 */
export function isdeHeatPumpCents(kW: number, label: HeatPumpLabel, figures: Figures): number {
  if (!(kW > 0)) return 0;
  const { startEur, eurPerKw, bonusAppPEur, minimumEur } = figures.isde.heatPump.value;
  const bonusEur = label === 'A+++' ? bonusAppPEur : 0;
  return Math.round(Math.max(minimumEur, startEur + eurPerKw * kW + bonusEur) * 100);
}

/** Whether heat pump and ventilation get a grant: the home must be built before a year (`isde.bouwjaar`). */
export function isdeBuildDateOk(bouwjaar: number, figures: Figures): boolean {
  return bouwjaar < figures.isde.buildDate.value.builtBeforeYear;
}
