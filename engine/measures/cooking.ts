import type { MeasureId } from '../report/report-types.ts';
import { citedCents } from './amounts.ts';
import { type MeasureRule, reason } from './candidate.ts';

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

/** Cooking. */
export const cookingRules = {
  'elektrisch-koken': cooking,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
