import { reason } from '../terms/reasons.ts';
import { priceCents } from './amounts.ts';
import {
  areaOffer,
  exampleArea,
  insulationLifeYears,
  rowOffer,
  rowType,
  settled,
  withRc,
} from './area-offer.ts';
import type { MeasureRule } from './candidate.ts';

/** Filling an empty cavity. */
export const cavity: MeasureRule = {
  blocked(house, figures) {
    const { cavityFromYear, worthwhileBelowRc } = figures.assumptions;
    const values = { bouwjaar: house.bouwjaar, vanafJaar: cavityFromYear.value };
    if (house.wallType === 'massief') return reason('geen-spouw', values);
    return settled(house, 'wallM2', 'wallRc', worthwhileBelowRc.value.wall);
  },
  apply: (house, figures) =>
    withRc(house, 'wallRc', figures.assumptions.addedRc.value.spouwmuurisolatie),
  offer: (house, figures) =>
    rowOffer('spouwmuurisolatie', 'wallM2', house, figures, [reason('spouw-controleren')]),
  lifetimeYears: insulationLifeYears,
  comfort: ['gelijkmatig-warm', 'koeler-in-de-zomer'],
  moment: 'altijd',
  excludes: ['gevelisolatie'],
};

/** A layer on the outside or the inside of the wall; with a cavity, the larger saving counts. */
export const outerWall: MeasureRule = {
  blocked: (house, figures) =>
    settled(house, 'wallM2', 'wallRc', figures.assumptions.worthwhileBelowRc.value.roof),
  apply: (house, figures) => withRc(house, 'wallRc', figures.assumptions.outerWallRc.value),
  offer(house, figures) {
    const { outerWall: price } = figures.measurePrices;
    const type = rowType(house);
    const areaM2 = house.areas.wallM2;
    const exampleEur = price.value.costEur * price.value.scale[type];
    const eurPerM2 = exampleEur / exampleArea(house, 'wallM2', figures);
    return areaOffer('gevelisolatie', areaM2, house, figures, {
      investmentCents: priceCents(areaM2 * eurPerM2, figures),
      // Milieu Centraal prices a corner house; the other types are scaled (D).
      priceIsIndicative: house.woningtype !== 'hoekwoning',
      reasons: [
        reason('gevel-aanzicht'),
        ...(house.wallType === 'spouw' ? [reason('grootste-telt')] : []),
      ],
      priceId: price.id,
    });
  },
  lifetimeYears: insulationLifeYears,
  comfort: ['gelijkmatig-warm', 'minder-vocht', 'koeler-in-de-zomer'],
  moment: 'bij-schilderwerk',
  excludes: ['spouwmuurisolatie'],
};
