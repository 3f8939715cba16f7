import type { House } from '../dwelling/house.ts';
import { connectionEur } from '../energy/costs.ts';
import type { Figures } from '../figures/index.ts';
import type { MeasureId } from '../terms/measures.ts';
import { sumRanges } from '../terms/ranges.ts';
import { reason } from '../terms/reasons.ts';
import { citedCents } from './amounts.ts';
import type { MeasureRule, PricedCandidate } from './candidate.ts';

/** Induction instead of a gas hob; with heating off gas as well, the gas connection can go. */
const cooking: MeasureRule = {
  blocked: (house) => (house.cooking === 'elektrisch' ? reason('al-elektrisch-koken') : undefined),
  apply: (house) => ({ ...house, cooking: 'elektrisch' }),
  offer(_, figures) {
    const price = figures.measurePrices.cooking;
    const { lowEur, midEur, highEur } = price.value;
    return {
      quantity: { value: 1, unit: 'stuks' },
      investmentCents: citedCents(lowEur, midEur, highEur),
      priceIsIndicative: true,
      grantCents: null,
      reasons: [reason('kookgroep-nodig')],
      sourceIds: [price.id],
    };
  },
  lifetimeYears: ({ assumptions }) => assumptions.measureLifeYears.value.koken,
  comfort: ['geen-open-vlam'],
  moment: 'bij-nieuwe-keuken',
  excludes: [],
};

/**
 * A pump that heats without gas together with cooking off gas, where the house still cooks on it: only
 * then the gas connection goes, so its saving and the price of cooking belong together.
 */
export function withCooking(
  pump: PricedCandidate,
  house: House,
  figures: Figures,
): PricedCandidate {
  if (house.cooking !== 'gas') return pump;
  const { investmentCents, sourceIds } = cooking.offer(house, figures);
  if (investmentCents === null) return pump;
  const values = {
    kokenEur: Math.round(investmentCents.mid / 100),
    vasteKostenEurPerJaar: Math.round(connectionEur(figures.prices.gasFixed)),
  };
  return {
    ...pump,
    investmentCents: sumRanges([pump.investmentCents, investmentCents]),
    apply: (before) => pump.apply(cooking.apply(before, figures)),
    reasons: [...pump.reasons, reason('met-elektrisch-koken', values)],
    sourceIds: [...pump.sourceIds, ...sourceIds],
  };
}

/** Cooking. */
export const cookingRules = {
  'elektrisch-koken': cooking,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
