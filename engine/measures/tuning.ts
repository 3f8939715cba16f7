import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { MeasureId } from '../terms/measures.ts';
import { reason } from '../terms/reasons.ts';
import { priceCents } from './amounts.ts';
import type { MeasureRule } from './candidate.ts';

type TuningId = 'waterzijdig-inregelen' | 'radiatorfolie';

/** Tuning adds up: each takes its share off what the others left. */
function tuned(house: House, id: TuningId, figures: Figures): House {
  const share = figures.assumptions.tuning.value[id];
  return { ...house, tuningSaving: 1 - (1 - house.tuningSaving) * (1 - share) };
}

function lifetimeYears({ assumptions }: Figures): number {
  return assumptions.measureLifeYears.value.tuning;
}

/**
 * Every radiator its own share of the water, so that the boiler's may be colder; no cited price was found,
 * and most of it one does oneself.
 */
const balancing: MeasureRule = {
  blocked: ({ emitters }) =>
    emitters === 'vloerverwarming' ? reason('geen-radiatoren') : undefined,
  apply: (house, figures) => tuned(house, 'waterzijdig-inregelen', figures),
  offer: () => ({
    quantity: { value: 1, unit: 'stuks' },
    investmentCents: null,
    priceIsIndicative: true,
    grantCents: null,
    reasons: [reason('inregelen-uitleg')],
    sourceIds: [],
  }),
  lifetimeYears,
  comfort: ['gelijkmatig-warm', 'sneller-warm'],
  moment: 'altijd',
  excludes: [],
};

/** Foil behind the radiators, only where the outer wall behind them is cold. */
const foil: MeasureRule = {
  blocked({ emitters, shell }, figures) {
    if (emitters === 'vloerverwarming') return reason('geen-radiatoren');
    const cold = shell.wallRc < figures.assumptions.foilBelowWallRc.value;
    return cold ? undefined : reason('gevel-geisoleerd');
  },
  apply: (house, figures) => tuned(house, 'radiatorfolie', figures),
  offer(_, figures) {
    const price = figures.measurePrices.radiatorFoil;
    return {
      quantity: { value: 1, unit: 'stuks' },
      investmentCents: priceCents(price.value.costEur, figures),
      priceIsIndicative: true,
      grantCents: null,
      reasons: [reason('folie-achter-radiator')],
      sourceIds: [price.id],
    };
  },
  lifetimeYears,
  comfort: ['sneller-warm'],
  moment: 'altijd',
  excludes: [],
};

/** Small adjustments of the heating. */
export const tuningRules = {
  'waterzijdig-inregelen': balancing,
  radiatorfolie: foil,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
