import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import { heatPumpKw, unsuitableParts } from '../heat-pump/suitability.ts';
import { spread, within } from '../ranges.ts';
import type { Range, Reason } from '../report/report-types.ts';
import { isdeBuildDateOk, isdeHeatPumpCents } from '../subsidy/isde.ts';
import { type Candidate, type LeftOut, leftOut, reason } from './candidate.ts';

/** Price of an all-electric pump by its power, within the cited range. */
function allElectricPriceCents(kW: number, figures: Figures): Range {
  const { lowEur, midEur, highEur } = figures.heatPumps.allElectricPrice.value;
  const { heatPumpPriceKw, spread: spreads } = figures.assumptions;
  const byPower = midEur * Math.sqrt(kW / heatPumpPriceKw.value);
  return spread(within(byPower, { min: lowEur, max: highEur }) * 100, spreads.value.price);
}

function priceCents({
  lowEur,
  midEur,
  highEur,
}: {
  lowEur: number;
  midEur: number;
  highEur: number;
}): Range {
  return { low: lowEur * 100, mid: midEur * 100, high: highEur * 100 };
}

/**
 * Grant: the middle for label A+++, the low end for A++ and `doubtKw` less power; nothing for a home
 * that is too new.
 */
function grantOf(
  kW: number,
  doubtKw: number,
  house: House,
  figures: Figures,
): Candidate['grantCents'] {
  if (!isdeBuildDateOk(house.bouwjaar, figures)) return null;
  const range = {
    low: isdeHeatPumpCents(kW - doubtKw, 'A++', figures),
    mid: isdeHeatPumpCents(kW, 'A+++', figures),
    high: isdeHeatPumpCents(kW + doubtKw, 'A+++', figures),
  };
  return { single: range, double: range };
}

function sharedReasons(kW: number, house: House, figures: Figures): Reason[] {
  const reasons = isdeBuildDateOk(house.bouwjaar, figures)
    ? [reason('isde-warmtepomp', { vermogenKw: kW, label: 'A+++' })]
    : [
        reason('isde-bouwdatum', {
          bouwjaar: house.bouwjaar,
          voorJaar: figures.isde.buildDate.value.builtBeforeYear,
        }),
      ];
  if (house.woningtype === 'appartement') reasons.push(reason('vve-toestemming'));
  return reasons;
}

/** A hybrid heat pump of the priced size next to the boiler. */
function hybrid(house: House, figures: Figures): Candidate {
  const { hybridPrice, lifetime } = figures.heatPumps;
  const kW = hybridPrice.value.powerKw;
  return {
    id: 'hybride-warmtepomp',
    quantity: { value: kW, unit: 'kW' },
    investmentCents: priceCents(hybridPrice.value),
    grantCents: grantOf(kW, 0, house, figures),
    apply: (before) => ({ ...before, heating: 'hybride' }),
    lifetimeYears: lifetime.value.years,
    reasons: [reason('hybride-naast-ketel'), ...sharedReasons(kW, house, figures)],
    sourceIds: [
      hybridPrice.id,
      figures.isde.heatPump.id,
      figures.isde.buildDate.id,
      figures.heatPumps.labelScop.id,
      lifetime.id,
    ],
  };
}

/** An all-electric heat pump instead of the boiler; `house` is the house after insulation. */
function allElectric(house: House, figures: Figures): Candidate {
  const { allElectricPrice, lifetime, suitability } = figures.heatPumps;
  const { gasFixed } = figures.prices;
  const kW = heatPumpKw(house, figures);
  const fixedEur = Math.round(gasFixed.value.networkEurPerYear + gasFixed.value.supplyEurPerYear);
  return {
    id: 'warmtepomp',
    quantity: { value: kW, unit: 'kW' },
    investmentCents: allElectricPriceCents(kW, figures),
    grantCents: grantOf(kW, figures.assumptions.listedPowerDoubtKw.value, house, figures),
    apply: (before) => ({ ...before, heating: 'warmtepomp' }),
    lifetimeYears: lifetime.value.years,
    reasons: [
      reason('geschikt-volledig-elektrisch'),
      reason('gasvrij', { vasteKostenEurPerJaar: fixedEur }),
      reason('koken-elektrisch'),
      ...sharedReasons(kW, house, figures),
    ],
    sourceIds: [
      allElectricPrice.id,
      suitability.id,
      figures.isde.heatPump.id,
      figures.isde.buildDate.id,
      figures.heatPumps.labelScop.id,
      lifetime.id,
      gasFixed.id,
    ],
  };
}

/** The heat pumps a house could take after its insulation, each or the reason why not. */
export function heatPumps(house: House, figures: Figures): (Candidate | LeftOut)[] {
  const { heating } = house;
  if (heating === 'warmtenet') {
    return [leftOut('hybride-warmtepomp', 'warmtenet'), leftOut('warmtepomp', 'warmtenet')];
  }
  if (heating !== 'cv-ketel') {
    const code = 'al-warmtepomp';
    return [leftOut('hybride-warmtepomp', code), leftOut('warmtepomp', code)];
  }
  if (house.woningtype === 'appartement') {
    return [hybrid(house, figures), leftOut('warmtepomp', 'vve-buitenunit')];
  }
  const missing = unsuitableParts(house, figures);
  if (missing.length > 0) {
    return [
      hybrid(house, figures),
      leftOut('warmtepomp', 'eerst-isoleren', { onderdelen: missing.join(',') }),
    ];
  }
  return [hybrid(house, figures), allElectric(house, figures)];
}
