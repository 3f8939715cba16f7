import { isThere } from '../dwelling/areas.ts';
import { hasOwn } from '../dwelling/heat-pump-fit.ts';
import type { House, Shell } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { HouseType } from '../figures/insulation-savings.ts';
import type { ReferenceDwelling } from '../figures/reference-dwellings.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import { areaGrant, isFlat, priceCents, toldM2 } from './amounts.ts';
import type { MeasureRule, Offer } from './candidate.ts';

type RowId = 'spouwmuurisolatie' | 'dakisolatie' | 'vloerisolatie';
type AreaKey = 'wallM2' | 'roofM2' | 'groundFloorM2';
type RcKey = 'wallRc' | 'roofRc' | 'floorRc';

/** The type whose price row holds; an apartment takes the corner house's. */
export function rowType({ woningtype }: House): HouseType {
  return woningtype === 'appartement' ? 'hoekwoning' : woningtype;
}

/** That part of Milieu Centraal's example house. */
export function exampleArea(house: House, area: AreaKey, figures: Figures): number {
  const example: ReferenceDwelling = figures.referenceDwellings[rowType(house)].value;
  return example[area];
}

/** The house with Rc added to one part. */
export function withRc(house: House, part: RcKey, addedRc: number): House {
  const shell: Shell = { ...house.shell, [part]: house.shell[part] + addedRc };
  return { ...house, shell };
}

/** The house with a given Rc of one part, never worse than it was. */
export function withLeastRc(house: House, part: RcKey, rc: number): House {
  return { ...house, shell: { ...house.shell, [part]: Math.max(house.shell[part], rc) } };
}

/** What every insulated area has: its size, its grant, and for a flat the way through the VvE. */
export function areaOffer(
  id: keyof Figures['isde']['areaRates'],
  areaM2: number,
  house: House,
  figures: Figures,
  own: Pick<Offer, 'investmentCents' | 'priceIsIndicative' | 'reasons'> & { priceId: string },
): Offer {
  const rate = figures.isde.areaRates[id];
  const flat = isFlat(house);
  const { reasons, priceId, ...price } = own;
  return {
    ...price,
    quantity: { value: toldM2(areaM2, rate.value), unit: 'm2' },
    grantCents: areaGrant(rate.value, areaM2, house, figures),
    reasons: flat ? [...reasons, reason('svve-via-vve')] : reasons,
    sourceIds: [
      priceId,
      ...(flat ? [figures.svve.id] : [rate.id]),
      figures.insulationSavings.lifetime.id,
    ],
  };
}

/** Price by Milieu Centraal's row for the type, over the area of its example house. */
export function rowOffer(
  id: RowId,
  area: AreaKey,
  house: House,
  figures: Figures,
  reasons: Reason[],
) {
  const row = figures.insulationSavings[id];
  const areaM2 = house.areas[area];
  const eurPerM2 = row.value[rowType(house)].costEur / exampleArea(house, area, figures);
  return areaOffer(id, areaM2, house, figures, {
    investmentCents: priceCents(areaM2 * eurPerM2, figures),
    // The rows are for houses, and for a sloping roof: for a flat or a flat roof they are a guide.
    priceIsIndicative: isFlat(house) || (id === 'dakisolatie' && house.roofType === 'plat'),
    reasons,
    priceId: row.id,
  });
}

/**
 * A part that this home does not have, or that is good enough already. A flat whose place is unknown is
 * counted with a share of its block's roof and floor; no flat has that, so nothing is advised for it.
 */
export function settled(
  house: House,
  area: AreaKey,
  rc: RcKey,
  below: number,
): ReturnType<MeasureRule['blocked']> {
  const areaM2 = house.areas[area];
  if (!isThere(areaM2)) return reason('ligt-er-niet');
  if (area !== 'wallM2' && !hasOwn(areaM2, house)) return reason('ligging-onbekend');
  return house.shell[rc] >= below ? reason('al-geisoleerd', { rc: house.shell[rc] }) : undefined;
}

/** How long insulation lasts. */
export function insulationLifeYears(figures: Figures): number {
  return figures.insulationSavings.lifetime.value.years;
}
