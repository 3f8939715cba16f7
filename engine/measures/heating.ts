import { hasSoftFloor, unsuitableParts } from '../dwelling/heat-pump-fit.ts';
import type { Heating, House } from '../dwelling/house.ts';
import { designLossKw, heatPumpKw } from '../energy/design-loss.ts';
import type { Figures } from '../figures/index.ts';
import { isdeBuildDateOk } from '../subsidy/isde.ts';
import type { HeatPumpKind } from '../terms/heat-pumps.ts';
import { isPumpAlone } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import { within } from '../terms/ranges.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import { isFlat, listReason } from './amounts.ts';
import type { MeasureRule, Offer } from './candidate.ts';
import { heatPumpGrantCents, heatPumpPriceCents } from './heat-pump-money.ts';
import { asksThreePhases, tankLitresOf } from './heat-pump-needs.ts';
import { measureForPart } from './part-measures.ts';

/**
 * A hybrid that seems to do too little is looked at before another pump takes its place: what that one would save is
 * mostly what the hybrid itself may save once it is set right.
 */
export function hybridBlocked({ heating, hybridWorks }: House): Reason | undefined {
  return heating === 'hybride' && hybridWorks < 1 ? reason('hybride-eerst-nakijken') : undefined;
}

/** What every pump waits for: no heat network, and no pump yet. */
function heatingBlocked({ heating }: House): Reason | undefined {
  if (heating === 'warmtenet') return reason('warmtenet');
  return isPumpAlone(heating) ? reason('al-warmtepomp') : undefined;
}

/** Without a boiler the shell must be good enough (`hp.suit`). */
export function shellBlocked(house: House, figures: Figures): Reason | undefined {
  const missing = unsuitableParts(house, figures);
  if (missing.length === 0) return undefined;
  const nietGewenst = missing
    .map((part) => measureForPart(part, house))
    .filter((id) => house.unwanted.includes(id));
  const onderdelen = missing.join(',');
  return reason(
    'eerst-isoleren',
    nietGewenst.length > 0 ? { onderdelen, nietGewenst } : { onderdelen },
  );
}

/** A pump without a boiler beside it, with its ground in a flat. */
function aloneBlocked(inFlat: 'vve-buitenunit' | 'geen-eigen-grond'): MeasureRule['blocked'] {
  return (house, figures) =>
    heatingBlocked(house) ??
    hybridBlocked(house) ??
    (isFlat(house) ? reason(inFlat) : shellBlocked(house, figures));
}

function grantReason(kind: HeatPumpKind, kW: number, house: House, figures: Figures): Reason {
  const { buildDate, heatPumpLists, furtherHeatPump } = figures.isde;
  if (!isdeBuildDateOk(house.bouwjaar, figures)) {
    return reason('isde-bouwdatum', {
      bouwjaar: house.bouwjaar,
      voorJaar: buildDate.value.builtBeforeYear,
    });
  }
  if (house.heating === 'hybride') {
    const eurPerKw = kind === 'bodemwarmtepomp' ? 0 : furtherHeatPump.value.eurPerKw;
    return reason('isde-volgende', { eurPerKw });
  }
  if (kind !== 'bodemwarmtepomp')
    return reason('isde-warmtepomp', { vermogenKw: kW, label: 'A+++' });
  return listReason(heatPumpLists['bodem-water'].value);
}

/** What a pump asks of the house besides: room for its tank, and its connection. */
function needsReasons(kind: HeatPumpKind, kW: number, house: House, figures: Figures): Reason[] {
  const liter = tankLitresOf(kind, house, figures);
  return [
    ...(liter === null ? [] : [reason('boilervat-nodig', { liter })]),
    ...(asksThreePhases(kind, kW, figures) ? [reason('drie-fasen-nodig')] : []),
  ];
}

/** Price, grant and notes of a pump; one that replaces the boiler is sized by the house as it then is. */
function pumpOffer(
  kind: HeatPumpKind,
  house: House,
  figures: Figures,
  own: { reasons: Reason[]; sourceIds: string[] },
): Offer {
  const { assumptions, heatPumps, isde } = figures;
  const kW = kind === 'hybride' ? heatPumps.hybridPrice.value.powerKw : heatPumpKw(house, figures);
  // The price is a mean over devices, so it follows the loss itself: five euros more on a bill, which
  // ask for a kW more, must not make the advice jump to another way of heating and back.
  const pricedKw = within(designLossKw(house, figures), assumptions.heatPumpKw.value);
  const doubtKw = kind === 'hybride' ? 0 : assumptions.listedPowerDoubtKw.value;
  const investmentCents = heatPumpPriceCents(kind, pricedKw, figures);
  const kWs = { low: kW - doubtKw, mid: kW, high: kW + doubtKw };
  const grant = heatPumpGrantCents(kind, kWs, investmentCents, house, figures);
  return {
    quantity: { value: kW, unit: 'kW' },
    investmentCents,
    priceIsIndicative: kind === 'bodemwarmtepomp',
    grantCents: grant === null ? null : { single: grant, double: grant },
    reasons: [
      ...own.reasons,
      ...needsReasons(kind, kW, house, figures),
      grantReason(kind, kW, house, figures),
      ...(isFlat(house) ? [reason('vve-toestemming')] : []),
    ],
    sourceIds: [
      ...own.sourceIds,
      kind === 'bodemwarmtepomp' ? isde.heatPumpLists['bodem-water'].id : isde.heatPump.id,
      isde.buildDate.id,
      heatPumps.scopBySupply.id,
      heatPumps.lifetime.id,
    ],
  };
}

function withHeating(heating: Heating): MeasureRule['apply'] {
  return (house) => ({ ...house, heating });
}

export const pumpLife: MeasureRule['lifetimeYears'] = ({ heatPumps }) =>
  heatPumps.lifetime.value.years;

/** A pump next to the boiler. */
const hybrid: MeasureRule = {
  blocked: (house) =>
    house.heating === 'hybride' ? reason('al-warmtepomp') : heatingBlocked(house),
  apply: withHeating('hybride'),
  offer: (house, figures) =>
    pumpOffer('hybride', house, figures, {
      reasons: [reason('hybride-naast-ketel')],
      sourceIds: [figures.heatPumps.hybridPrice.id],
    }),
  lifetimeYears: pumpLife,
  comfort: ['gelijkmatig-warm'],
  moment: 'bij-nieuwe-ketel',
  excludes: ['warmtepomp', 'bodemwarmtepomp', 'pvt-panelen'],
};

/** An outdoor unit instead of the boiler. */
const allElectric: MeasureRule = {
  blocked: aloneBlocked('vve-buitenunit'),
  apply: withHeating('warmtepomp'),
  offer: (house, figures) =>
    pumpOffer('volledig-elektrisch', house, figures, {
      reasons: [
        reason('geschikt-volledig-elektrisch'),
        ...(hasSoftFloor(house, figures) ? [reason('vloer-zonder-kruipruimte')] : []),
      ],
      sourceIds: [figures.heatPumps.allElectricPrice.id, figures.heatPumps.suitability.id],
    }),
  lifetimeYears: pumpLife,
  comfort: ['gelijkmatig-warm', 'koeler-in-de-zomer'],
  moment: 'na-isolatie',
  excludes: ['hybride-warmtepomp', 'bodemwarmtepomp'],
};

/** Heat from a bore hole instead of the boiler. */
const groundSource: MeasureRule = {
  blocked: aloneBlocked('geen-eigen-grond'),
  apply: withHeating('bodemwarmtepomp'),
  offer: (house, figures) =>
    pumpOffer('bodemwarmtepomp', house, figures, {
      reasons: [reason('bodem-boring')],
      sourceIds: [figures.heatPumps.groundPrice.id, figures.heatPumps.suitability.id],
    }),
  lifetimeYears: pumpLife,
  comfort: ['gelijkmatig-warm', 'koeler-in-de-zomer', 'stiller'],
  moment: 'bij-verbouwing',
  excludes: ['hybride-warmtepomp', 'warmtepomp', 'pvt-panelen'],
};

/** Heat pumps. */
export const heatingRules = {
  'hybride-warmtepomp': hybrid,
  warmtepomp: allElectric,
  bodemwarmtepomp: groundSource,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
