import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { IsdeListRange } from '../figures/isde-2026.ts';
import { isdeBuildDateOk } from '../subsidy/isde.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import { flatGrant, isFlat, listReason, priceCents } from './amounts.ts';
import type { MeasureRule, Offer } from './candidate.ts';
import { pumpLife } from './heating.ts';

/** Hot water that no boiler makes any more. */
function waterBlocked({ heating, hotWater }: House): Reason | undefined {
  if (heating === 'warmtenet') return reason('warmtenet');
  if (hotWater !== 'ketel') return reason('al-warm-water', { soort: hotWater });
  return isPumpAlone(heating) ? reason('al-warmtepomp') : undefined;
}

/** Least to most on RVO's list; the device decides. */
function listGrant(list: IsdeListRange): Offer['grantCents'] {
  return flatGrant(list.minEur, list.medianEur, list.maxEur);
}

/** Hot water that a collector cannot make here; its cited saving is that of a roof in the sun. */
function collectorBlocked(house: House): Reason | undefined {
  const ground = waterBlocked(house);
  if (ground !== undefined) return ground;
  if (isFlat(house)) return reason('vve-dak');
  return house.roofOrientation === 'noord' ? reason('dak-noord') : undefined;
}

/** A collector on the roof. */
const solarBoiler: MeasureRule = {
  blocked: collectorBlocked,
  apply: (house) => ({ ...house, hotWater: 'zonneboiler' }),
  offer(_, figures) {
    const { solarBoiler: price } = figures.measurePrices;
    const list = figures.isde.solarBoilers;
    return {
      quantity: { value: 1, unit: 'stuks' },
      investmentCents: priceCents(price.value.costEur, figures),
      priceIsIndicative: true,
      // The highest grants are those of larger sets, which cost more: the price is that of a usual one.
      grantCents: flatGrant(list.value.medianEur, list.value.medianEur, list.value.medianEur),
      reasons: [reason('zonneboiler-dak'), listReason(list.value)],
      sourceIds: [price.id, list.id],
    };
  },
  lifetimeYears: ({ assumptions }) => assumptions.measureLifeYears.value.zonneboiler,
  comfort: [],
  moment: 'bij-dakvernieuwing',
  excludes: ['warmtepompboiler'],
};

function boilerGrant(house: House, figures: Figures): Offer['grantCents'] {
  if (!isdeBuildDateOk(house.bouwjaar, figures)) return null;
  return listGrant(figures.isde.heatPumpLists.warmtepompboiler.value);
}

/** A pump for hot water only; the cited "from" price is the low end. */
const heatPumpBoiler: MeasureRule = {
  blocked: waterBlocked,
  apply: (house) => ({ ...house, hotWater: 'warmtepompboiler' }),
  offer(house, figures) {
    const { heatPumpBoiler: price } = figures.measurePrices;
    const list = figures.isde.heatPumpLists.warmtepompboiler;
    const lowShare = 1 - figures.assumptions.spread.value.price;
    const grantCents = boilerGrant(house, figures);
    return {
      quantity: { value: 1, unit: 'stuks' },
      investmentCents: priceCents(price.value.fromEur / lowShare, figures),
      priceIsIndicative: true,
      grantCents,
      reasons: [reason('boiler-ruimte'), ...(grantCents ? [listReason(list.value)] : [])],
      sourceIds: [price.id, list.id, figures.heatPumps.lifetime.id],
    };
  },
  lifetimeYears: pumpLife,
  comfort: [],
  moment: 'bij-nieuwe-ketel',
  excludes: ['zonneboiler'],
};

/** Hot water. */
export const hotWaterRules = {
  warmtepompboiler: heatPumpBoiler,
  zonneboiler: solarBoiler,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
