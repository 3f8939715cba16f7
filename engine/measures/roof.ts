import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { reason } from '../terms/reasons.ts';
import { isFlat, priceCents } from './amounts.ts';
import {
  areaOffer,
  insulationLifeYears,
  rowOffer,
  settled,
  withLeastRc,
  withRc,
} from './area-offer.ts';
import type { MeasureRule } from './candidate.ts';

/** A layer against the roof itself. */
export const roof: MeasureRule = {
  blocked: (house, figures) =>
    settled(house, 'roofM2', 'roofRc', figures.assumptions.worthwhileBelowRc.value.roof),
  apply: (house, figures) => withRc(house, 'roofRc', figures.assumptions.addedRc.value.dakisolatie),
  offer: (house, figures) => rowOffer('dakisolatie', 'roofM2', house, figures, []),
  lifetimeYears: insulationLifeYears,
  comfort: ['gelijkmatig-warm', 'koeler-in-de-zomer'],
  moment: 'bij-dakvernieuwing',
  excludes: ['zoldervloerisolatie'],
};

/**
 * Rc of the roof that stands for an insulated attic floor: per m2 it saves 6 / 9 of what a roof saves
 * (`ins.coeff.m3`), and only over the floor's area.
 */
function roofRcByAtticFloor({ areas, shell }: House, figures: Figures): number {
  const { surfaceResistance, addedRc } = figures.assumptions;
  const { atticFloorM3, roofM3 } = figures.measurePrices.gasPerM2.value;
  const resistance = shell.roofRc + surfaceResistance.value;
  const area = Math.min(1, areas.groundFloorM2 / areas.roofM2);
  const gain = 1 / resistance - 1 / (resistance + addedRc.value.dakisolatie);
  return 1 / (1 / resistance - (atticFloorM3 / roofM3) * area * gain) - surfaceResistance.value;
}

/** A layer on the floor of an attic that is not heated. */
export const atticFloor: MeasureRule = {
  blocked(house, figures) {
    if (house.roofType === 'plat' || isFlat(house)) return reason('geen-zolder');
    return settled(house, 'roofM2', 'roofRc', figures.assumptions.worthwhileBelowRc.value.roof);
  },
  apply: (house, figures) => withLeastRc(house, 'roofRc', roofRcByAtticFloor(house, figures)),
  offer(house, figures) {
    const { atticFloor: price } = figures.measurePrices;
    const areaM2 = Math.min(house.areas.groundFloorM2, house.areas.roofM2);
    return areaOffer('zoldervloerisolatie', areaM2, house, figures, {
      investmentCents: priceCents(areaM2 * price.value.eurPerM2, figures),
      priceIsIndicative: true,
      reasons: [reason('zolder-onverwarmd')],
      priceId: price.id,
    });
  },
  lifetimeYears: insulationLifeYears,
  comfort: ['gelijkmatig-warm'],
  moment: 'altijd',
  excludes: ['dakisolatie'],
};
