import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { MeasureId } from '../terms/measures.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import { areaGrant, isFlat, priceCents } from './amounts.ts';
import { areaOffer, insulationLifeYears } from './area-offer.ts';
import type { MeasureRule, Offer } from './candidate.ts';

type Glass = 'hr++' | 'triple';

function withGlass(house: House, glazing: Glass, figures: Figures): House {
  const windowU = Math.min(house.shell.windowU, figures.assumptions.windowU.value[glazing]);
  return { ...house, shell: { ...house.shell, glazing, windowU } };
}

/** What the frames ask: triple new ones, and those of single glass are often too thin for HR++. */
function frameReasons(id: 'hr-glas' | 'triple-glas', { shell }: House): Reason[] {
  if (id === 'triple-glas') return [reason('nieuwe-kozijnen')];
  return shell.glazing === 'enkel' ? [reason('kozijn-te-dun')] : [];
}

function glassOffer(
  id: 'hr-glas' | 'triple-glas',
  eurPerM2: number,
  priceId: string,
  house: House,
  figures: Figures,
): Offer {
  const areaM2 = house.areas.windowM2;
  return areaOffer(id, areaM2, house, figures, {
    investmentCents: priceCents(areaM2 * eurPerM2, figures),
    priceIsIndicative: id === 'triple-glas' || isFlat(house),
    reasons: [
      reason('glas-vervangt', { glas: house.shell.glazing }),
      ...frameReasons(id, house),
      reason('ventilatie-controleren'),
    ],
    priceId,
  });
}

/** HR++ glass in the existing frames. */
const hrGlass: MeasureRule = {
  blocked({ shell }) {
    const good = shell.glazing === 'hr++' || shell.glazing === 'triple';
    return good ? reason('al-goed-glas', { glas: shell.glazing }) : undefined;
  },
  apply: (house, figures) => withGlass(house, 'hr++', figures),
  offer(house, figures) {
    const price = figures.insulationSavings.glassPrice;
    const eurPerM2 = price.value.costEur / price.value.areaM2;
    return glassOffer('hr-glas', eurPerM2, price.id, house, figures);
  },
  lifetimeYears: insulationLifeYears,
  comfort: ['geen-kou-bij-raam', 'stiller', 'minder-vocht'],
  moment: 'bij-schilderwerk',
  excludes: ['triple-glas'],
};

/** Triple glass in new frames. */
const tripleGlass: MeasureRule = {
  blocked({ shell }, figures) {
    const same =
      shell.glazing === 'triple' || shell.windowU <= figures.assumptions.windowU.value.triple;
    return same ? reason('al-goed-glas', { glas: shell.glazing }) : undefined;
  },
  apply: (house, figures) => withGlass(house, 'triple', figures),
  offer(house, figures) {
    const price = figures.measurePrices.tripleGlass;
    return glassOffer('triple-glas', price.value.eurPerM2, price.id, house, figures);
  },
  lifetimeYears: insulationLifeYears,
  comfort: ['geen-kou-bij-raam', 'stiller', 'minder-tocht'],
  moment: 'bij-kozijnvervanging',
  excludes: ['hr-glas'],
};

/** An insulated front and back door; no cited price was found. */
const door: MeasureRule = {
  blocked: ({ shell }, figures) =>
    shell.doorU <= figures.assumptions.doorU.value.geisoleerd ? reason('al-goede-deur') : undefined,
  apply(house, figures) {
    const doorU = Math.min(house.shell.doorU, figures.assumptions.doorU.value.geisoleerd);
    return { ...house, shell: { ...house.shell, doorU } };
  },
  offer(house, figures) {
    const areaM2 = house.areas.doorM2;
    const rate = figures.isde.glassRates.deur;
    const flat = isFlat(house);
    return {
      quantity: { value: Math.round(areaM2), unit: 'm2' },
      investmentCents: null,
      priceIsIndicative: true,
      grantCents: areaGrant(rate.value, areaM2, house, figures),
      reasons: [
        reason('deur-met-kozijn'),
        reason(flat ? 'vve-toestemming' : 'isde-alleen-met-glas'),
      ],
      sourceIds: [
        ...(flat ? [figures.svve.id] : [rate.id, figures.isde.doorsWithGlass.id]),
        figures.insulationSavings.lifetime.id,
      ],
    };
  },
  lifetimeYears: insulationLifeYears,
  comfort: ['minder-tocht', 'stiller'],
  moment: 'bij-kozijnvervanging',
  excludes: [],
};

/** Glass and doors. */
export const glassRules = {
  'hr-glas': hrGlass,
  'triple-glas': tripleGlass,
  'isolerende-deur': door,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
