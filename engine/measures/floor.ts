import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import { citedCents, isFlat } from './amounts.ts';
import {
  areaOffer,
  insulationLifeYears,
  rowOffer,
  settled,
  withLeastRc,
  withRc,
} from './area-offer.ts';
import type { MeasureRule } from './candidate.ts';

/** The floor from below; a flat's is reached by the VvE. */
function floorBlocked(house: House, figures: Figures): Reason | undefined {
  const { worthwhileBelowRc } = figures.assumptions;
  const done = settled(house, 'groundFloorM2', 'floorRc', worthwhileBelowRc.value.floor);
  return done ?? (house.crawlSpace || isFlat(house) ? undefined : reason('geen-kruipruimte'));
}

/** A layer against the floor. */
export const floor: MeasureRule = {
  blocked: floorBlocked,
  apply: (house, figures) =>
    withRc(house, 'floorRc', figures.assumptions.addedRc.value.vloerisolatie),
  offer: (house, figures) =>
    rowOffer('vloerisolatie', 'groundFloorM2', house, figures, [reason('kruipruimte-nodig')]),
  lifetimeYears: insulationLifeYears,
  comfort: ['warme-vloer', 'minder-tocht'],
  moment: 'altijd',
  excludes: ['bodemisolatie'],
};

/** Insulation on the soil: a share of the saving that the floor itself would give. */
export const soil: MeasureRule = {
  blocked: floorBlocked,
  apply(house, figures) {
    const { soilShare, addedRc, floorSurfaceResistance } = figures.assumptions;
    const resistance = house.shell.floorRc + floorSurfaceResistance.value;
    const gain = 1 / resistance - 1 / (resistance + addedRc.value.vloerisolatie);
    const rc = 1 / (1 / resistance - soilShare.value * gain) - floorSurfaceResistance.value;
    return withLeastRc(house, 'floorRc', rc);
  },
  offer(house, figures) {
    const { soil: price } = figures.measurePrices;
    const { lowEurPerM2, midEurPerM2, highEurPerM2 } = price.value;
    const areaM2 = house.areas.groundFloorM2;
    return areaOffer('bodemisolatie', areaM2, house, figures, {
      investmentCents: citedCents(
        areaM2 * lowEurPerM2,
        areaM2 * midEurPerM2,
        areaM2 * highEurPerM2,
      ),
      priceIsIndicative: true,
      reasons: [reason('bodem-bespaart-minder')],
      priceId: price.id,
    });
  },
  lifetimeYears: insulationLifeYears,
  comfort: ['warme-vloer', 'minder-vocht'],
  moment: 'altijd',
  excludes: ['vloerisolatie'],
};
