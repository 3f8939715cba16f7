import type { Figures } from '../figures/index.ts';
import type { IsdeAreaRate } from '../figures/isde-2026.ts';
import type { Figure } from '../figures/types.ts';
import { type IsdePerM2Id, type Pool, perM2Ids, poolOf } from './measure-groups.ts';

/** The rate of a measure paid per m2; a monument's HR++ glass has its own. */
export function rateOf(
  id: IsdePerM2Id,
  monument: boolean,
  { isde: { areaRates, glassRates } }: Figures,
): Figure<IsdeAreaRate> {
  return {
    spouw: areaRates.spouwmuurisolatie,
    gevel: areaRates.gevelisolatie,
    dak: areaRates.dakisolatie,
    zoldervloer: areaRates.zoldervloerisolatie,
    vloer: areaRates.vloerisolatie,
    bodem: areaRates.bodemisolatie,
    hrpp: monument ? glassRates.monument : areaRates['hr-glas'],
    triple: areaRates['triple-glas'],
    paneel: glassRates.paneel,
    'paneel-nieuw': glassRates['paneel-nieuw'],
    deur: glassRates.deur,
    'deur-nieuw': glassRates['deur-nieuw'],
  }[id];
}

/** Limits and rates of a measure paid per m2, for a form. */
export interface IsdeLimits {
  id: IsdePerM2Id;
  /** Measures with the same pool share minimum and maximum. */
  pool: Pool;
  minM2: number;
  maxM2: number;
  rateCents: number;
  rateDoubleCents: number;
  biobasedBonusCents: number;
}

/** Minimum, maximum and rates of every measure paid per m2. */
export function isdeLimits(figures: Figures): IsdeLimits[] {
  return perM2Ids.map((id) => {
    const rate = rateOf(id, false, figures).value;
    return {
      id,
      pool: poolOf(id) as Pool,
      minM2: rate.minM2,
      maxM2: rate.maxM2,
      rateCents: Math.round(rate.eurPerM2 * 100),
      rateDoubleCents: Math.round(rate.eurPerM2Double * 100),
      biobasedBonusCents: Math.round(rate.biobasedBonusEurPerM2 * 100),
    };
  });
}
