import type { Figures } from '../figures/index.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { type Package, packageFor } from '../plan/package-for.ts';
import { needsOffer } from './offers.ts';
import type { PaybackWish } from './wish.ts';

/** What the package depends on: of the offers only which there are. */
export interface PackageWish extends Pick<PaybackWish, 'answers' | 'chosen'> {
  /** Measures with an own offer. */
  offered: readonly string[];
  /** The size of the battery to buy is known. */
  hasBatterySize: boolean;
}

/** The wished measures together in one house. */
export interface WishedPackage {
  pack: Package;
  /** Those that enter the sum: the measures of `pack`. */
  counted: WorkedOutMeasure[];
  /** Wished, but without the price (or size) that only the visitor can give. */
  pending: WorkedOutMeasure[];
}

/** A battery counts once its price and its size are known, another measure once its price is. */
function isCounted(measure: WorkedOutMeasure, pack: Package, wish: PackageWish): boolean {
  if (needsOffer(measure) && !wish.offered.includes(measure.id)) return false;
  const isBeside = measure.id === 'thuisbatterij' && pack.solar !== null;
  return !isBeside || wish.hasBatterySize;
}

/**
 * The wished measures with what they save together. It takes longest of all, and prices and sizes leave
 * it as it is: a caller that changes those keeps it.
 */
export function wishedPackage(wish: PackageWish, today: string, figures: Figures): WishedPackage {
  const { answers, chosen } = wish;
  const together = (ids: PaybackWish['chosen']) => packageFor(answers, ids, figures, today);
  const all = together(chosen);
  const counts = (one: WorkedOutMeasure) => isCounted(one, all, wish);
  const pending = all.measures.filter((one) => !counts(one));
  if (pending.length === 0) return { pack: all, counted: all.measures, pending };
  // What does not count may not shrink the saving of what does.
  const ids = all.measures.filter(counts).map(({ id }) => id);
  const pack = { ...together(ids), leftOut: all.leftOut };
  return { pack, counted: pack.measures.filter((one) => isCounted(one, pack, wish)), pending };
}
