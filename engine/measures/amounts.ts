import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { IsdeAreaRate, IsdeListRange } from '../figures/isde-2026.ts';
import { isdeAreaCents } from '../subsidy/isde.ts';
import { mapRange, type Range, spread } from '../terms/ranges.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import type { Offer } from './candidate.ts';

/** Whether the shell around this home is the VvE's. */
export function isFlat({ woningtype }: House): boolean {
  return woningtype === 'appartement';
}

/** A price in EUR with the usual margin, in cents. */
export function priceCents(eur: number, figures: Figures): Range {
  return spread(eur * 100, figures.assumptions.spread.value.price);
}

/** EUR to cents, for a range that was cited as one. */
export function citedCents(lowEur: number, midEur: number, highEur: number): Range {
  return mapRange({ low: lowEur, mid: midEur, high: highEur }, (eur) => eur * 100);
}

/** ISDE for an area, over the uncertainty of that area; none for a flat, whose VvE applies for it. */
export function areaGrant(
  rate: IsdeAreaRate,
  areaM2: number,
  house: House,
  figures: Figures,
): Offer['grantCents'] {
  if (isFlat(house)) return null;
  const areas = spread(areaM2, figures.assumptions.spread.value.area);
  const range = (double: boolean) => mapRange(areas, (m2) => isdeAreaCents(rate, m2, { double }));
  return { single: range(false), double: range(true) };
}

/** An area as it is told, in m2: whole, but below a minimum that it does not reach, whose grant is not paid. */
export function toldM2(areaM2: number, { minM2 }: Pick<IsdeAreaRate, 'minM2'>): number {
  const whole = Math.round(areaM2);
  return areaM2 < minM2 && whole >= minM2 ? Math.floor(areaM2 * 10) / 10 : whole;
}

/** The same amount for one measure and for more. */
export function flatGrant(lowEur: number, midEur: number, highEur: number): Offer['grantCents'] {
  const range = citedCents(lowEur, midEur, highEur);
  return { single: range, double: range };
}

/** The device decides: least, middle and most of its list. */
export function listReason({ minEur, medianEur, maxEur }: IsdeListRange): Reason {
  return reason('isde-lijst', { laagEur: minEur, middenEur: medianEur, hoogEur: maxEur });
}
