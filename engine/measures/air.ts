import type { House, Ventilation } from '../dwelling/house.ts';
import { withGapsSealed } from '../dwelling/infiltration.ts';
import type { Figures } from '../figures/index.ts';
import { isdeBuildDateOk } from '../subsidy/isde.ts';
import type { MeasureId } from '../terms/measures.ts';
import { reason } from '../terms/reasons.ts';
import { flatGrant, isFlat, priceCents } from './amounts.ts';
import type { MeasureRule, Offer } from './candidate.ts';

const draughtProofing: MeasureRule = {
  blocked: ({ shell }) => (shell.gapsSealed ? reason('al-kierdicht') : undefined),
  apply: (house) => withGapsSealed(house),
  offer(_, figures) {
    const price = figures.measurePrices.draughtProofing;
    const { sealedShare } = figures.assumptions.infiltration.value;
    return {
      quantity: { value: 1, unit: 'stuks' },
      investmentCents: priceCents(price.value.costEur, figures),
      priceIsIndicative: true,
      grantCents: null,
      reasons: [reason('kieren-deels', { deel: sealedShare }), reason('ventilatie-controleren')],
      sourceIds: [price.id],
    };
  },
  lifetimeYears: ({ assumptions }) => assumptions.measureLifeYears.value.kierdichting,
  comfort: ['minder-tocht', 'sneller-warm'],
  moment: 'altijd',
  excludes: [],
};

/** Grant for ventilation: only with insulation, which the plan checks, and for homes old enough. */
function ventilationGrant(house: House, figures: Figures): Offer['grantCents'] {
  if (isFlat(house) || !isdeBuildDateOk(house.bouwjaar, figures)) return null;
  const { eur } = figures.isde.ventilation.value;
  return flatGrant(eur, eur, eur);
}

/** No cited price was found for ventilation: it is worked out and named, never priced. */
function ventilationRule(
  to: Ventilation,
  enough: readonly Ventilation[],
  own: Pick<MeasureRule, 'comfort' | 'moment' | 'excludes'> & { reasons: Offer['reasons'] },
): MeasureRule {
  const { reasons, ...traits } = own;
  return {
    blocked: ({ shell }) =>
      enough.includes(shell.ventilation)
        ? reason('al-zuinige-ventilatie', { soort: shell.ventilation })
        : undefined,
    apply: (house) => ({ ...house, shell: { ...house.shell, ventilation: to } }),
    offer(house, figures) {
      const grantCents = ventilationGrant(house, figures);
      const { eur } = figures.isde.ventilation.value;
      return {
        quantity: { value: 1, unit: 'stuks' },
        investmentCents: null,
        priceIsIndicative: true,
        grantCents,
        reasons: [
          ...reasons,
          ...(grantCents ? [reason('isde-alleen-met-isolatie', { isdeEur: eur })] : []),
        ],
        sourceIds: grantCents ? [figures.isde.ventilation.id, figures.isde.buildDate.id] : [],
      };
    },
    lifetimeYears: ({ assumptions }) => assumptions.measureLifeYears.value.ventilatie,
    ...traits,
  };
}

/** Gaps and fresh air. */
export const airRules = {
  kierdichting: draughtProofing,
  ventilatie: ventilationRule('co2', ['co2', 'wtw'], {
    reasons: [],
    comfort: ['frisse-lucht', 'minder-vocht'],
    moment: 'na-isolatie',
    excludes: ['ventilatie-wtw'],
  }),
  'ventilatie-wtw': ventilationRule('wtw', ['wtw'], {
    reasons: [reason('wtw-kanalen')],
    comfort: ['frisse-lucht', 'minder-vocht', 'minder-tocht'],
    moment: 'bij-verbouwing',
    excludes: ['ventilatie'],
  }),
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
