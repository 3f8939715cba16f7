import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { MeasureId } from '../terms/measures.ts';
import { reason } from '../terms/reasons.ts';
import { airRules } from './air.ts';
import {
  type Candidate,
  isCandidate,
  isPriced,
  type LeftOut,
  leftOut,
  type MeasureRule,
  type PricedCandidate,
} from './candidate.ts';
import { cookingRules } from './cooking.ts';
import { generationRules } from './generation.ts';
import { glassRules } from './glass.ts';
import { heatingRules } from './heating.ts';
import { hotWaterRules } from './hot-water.ts';
import { insulationRules } from './insulation.ts';
import { restsOnOneSource } from './one-source.ts';
import { tuningRules } from './tuning.ts';

/** Every measure, by its id. */
export const measureRules: Readonly<Record<MeasureId, MeasureRule>> = {
  ...insulationRules,
  ...glassRules,
  ...airRules,
  ...tuningRules,
  ...heatingRules,
  ...hotWaterRules,
  ...generationRules,
  ...cookingRules,
};

/**
 * The sensible order: insulate and ventilate, tune, heat and cook off gas, hot water, then generate.
 */
export const SENSIBLE_ORDER: readonly MeasureId[] = [
  'spouwmuurisolatie',
  'gevelisolatie',
  'dakisolatie',
  'zoldervloerisolatie',
  'vloerisolatie',
  'bodemisolatie',
  'hr-glas',
  'triple-glas',
  'isolerende-deur',
  'kierdichting',
  'ventilatie',
  'ventilatie-wtw',
  'radiatorfolie',
  'waterzijdig-inregelen',
  'hybride-warmtepomp',
  'warmtepomp',
  'bodemwarmtepomp',
  'elektrisch-koken',
  'warmtepompboiler',
  'zonneboiler',
  'zonnepanelen',
  'pvt-panelen',
  'thuisbatterij',
];

/** The measure worked out for a house as if nothing stood in its way. */
export function workedOut(id: MeasureId, house: House, figures: Figures): Candidate {
  const rule = measureRules[id];
  const offer = rule.offer(house, figures);
  return {
    ...offer,
    id,
    reasons:
      offer.priceIsIndicative && offer.investmentCents !== null
        ? [...offer.reasons, reason(restsOnOneSource(id) ? 'prijs-indicatief' : 'prijs-afgeleid')]
        : offer.reasons,
    apply: (before) => rule.apply(before, figures),
    lifetimeYears: rule.lifetimeYears(figures),
    comfort: rule.comfort,
    moment: rule.moment,
    excludes: rule.excludes,
  };
}

/** A measure for a house as it stands at that moment, where it can be done and has a price. */
export function pricedFor(
  id: MeasureId,
  house: House,
  figures: Figures,
): PricedCandidate | undefined {
  const outcome = candidateFor(id, house, figures);
  return isCandidate(outcome) && isPriced(outcome) ? outcome : undefined;
}

/** A measure for a house as it stands at that moment, or why not. */
export function candidateFor(id: MeasureId, house: House, figures: Figures): Candidate | LeftOut {
  if (house.unwanted.includes(id)) return leftOut(id, 'niet-gewenst');
  const ground = measureRules[id].blocked(house, figures);
  return ground === undefined ? workedOut(id, house, figures) : { id, reason: ground };
}
