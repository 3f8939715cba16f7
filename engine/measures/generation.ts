import type { House } from '../dwelling/house.ts';
import { energyUseOf } from '../energy/energy-use.ts';
import { ownUseOf } from '../energy/own-use.ts';
import { generatedKwhOf, solarRow } from '../energy/solar.ts';
import type { Figures } from '../figures/index.ts';
import { heatsWithPump } from '../terms/heat-pumps.ts';
import type { MeasureId } from '../terms/measures.ts';
import { within } from '../terms/ranges.ts';
import { type Reason, reason } from '../terms/reasons.ts';
import { citedCents, isFlat, priceCents } from './amounts.ts';
import type { MeasureRule } from './candidate.ts';
import { hybridBlocked, pumpLife, shellBlocked } from './heating.ts';

/**
 * Even number of panels that gains most over their life, of those that fit the use and the roof, within
 * Milieu Centraal's rows: never fewer than their smallest set, even where the house itself uses less, and
 * none on a roof that is too small for it. Two more that add less than they cost are left off.
 * @param max most that is looked at
 */
function panelCount(
  house: House,
  figures: Figures,
  max: number = figures.assumptions.panelsPerPlan.value.max,
): number {
  const { min, roofShare, panelM2 } = figures.assumptions.panelsPerPlan.value;
  const onRoof = (house.areas.roofM2 * roofShare[house.roofType]) / panelM2;
  if (onRoof < min) return 0;
  const { usedKwh } = energyUseOf(house, figures);
  const { batteryKwh } = house;
  const hasHeatPump = heatsWithPump(house.heating);
  const { kwhPerPanelPerYear } = figures.solar.yield.value;
  const most = Math.min(onRoof, within(usedKwh / kwhPerPanelPerYear, { min, max }));
  let [best, bestEur] = [min, Number.NEGATIVE_INFINITY];
  for (let count = min; count <= most; count += 2) {
    const generatedKwh = generatedKwhOf({ ...house, panels: count }, figures);
    const { ownKwh, fedInKwh } = ownUseOf(
      { generatedKwh, usedKwh, batteryKwh, hasHeatPump },
      figures,
    );
    const gainEur =
      ownKwh * figures.prices.electricity.value.eurPerKwh +
      fedInKwh * figures.feedIn.net.value.meanEurPerKwh -
      solarRow(count, figures).costEur / figures.solar.lifetime.value.years;
    if (gainEur > bestEur) [best, bestEur] = [count, gainEur];
  }
  return best;
}

/** Said where nothing but the end of Milieu Centraal's rows keeps the number down: two more would gain more. */
function cappedReasons(house: House, figures: Figures): Reason[] {
  const { max } = figures.assumptions.panelsPerPlan.value;
  return panelCount(house, figures, max + 2) > max
    ? [reason('panelen-grens', { panelen: max })]
    : [];
}

/** What is said of panels that lie there: that they are too few only where more is bought beside them than they make. */
function lyingPanels(house: House, figures: Figures): Reason {
  const { boughtKwh } = energyUseOf(house, figures);
  const isFew = generatedKwhOf(house, figures) < boughtKwh;
  return reason(isFew ? 'weinig-zonnepanelen' : 'al-zonnepanelen', { panelen: house.panels });
}

function roofBlocked(house: House, figures: Figures): Reason | undefined {
  if (house.panels > 0) return lyingPanels(house, figures);
  if (isFlat(house)) return reason('vve-dak');
  const { min } = figures.assumptions.panelsPerPlan.value;
  return panelCount(house, figures) === 0 ? reason('dak-te-klein', { panelen: min }) : undefined;
}

const panels: MeasureRule = {
  blocked: roofBlocked,
  apply: (house, figures) => ({ ...house, panels: panelCount(house, figures) }),
  offer(house, figures) {
    const count = panelCount(house, figures);
    const row = solarRow(count, figures);
    const { inverter, degradation } = figures.solar;
    return {
      quantity: { value: count, unit: 'panelen' },
      investmentCents: priceCents(row.costEur, figures),
      priceIsIndicative: false,
      grantCents: null,
      wear: {
        perYear: degradation.value.perYear,
        afterYears: inverter.value.years,
        cents: inverter.value.costEur * 100,
      },
      reasons: [
        reason('saldering-stopt', { datum: figures.feedIn.end.value.endsOn }),
        reason('nieuwe-omvormer', { eur: inverter.value.costEur, jaren: inverter.value.years }),
        reason('geen-isde-zonnepanelen'),
        ...cappedReasons(house, figures),
      ],
      sourceIds: [
        figures.solar.rows.id,
        figures.solar.yield.id,
        figures.solar.lifetime.id,
        degradation.id,
        inverter.id,
        figures.feedIn.end.id,
        figures.feedIn.net.id,
      ],
    };
  },
  lifetimeYears: (figures) => figures.solar.lifetime.value.years,
  comfort: [],
  moment: 'bij-dakvernieuwing',
  excludes: ['pvt-panelen'],
};

/** Panels that also collect heat, as the source of a pump, which comes with them; no cited price was found. */
const pvt: MeasureRule = {
  blocked(house, figures) {
    if (house.heating === 'warmtenet') return reason('warmtenet');
    const ground = roofBlocked(house, figures) ?? hybridBlocked(house);
    if (ground !== undefined) return ground;
    return house.heating === 'warmtepomp' ? undefined : shellBlocked(house, figures);
  },
  apply: (house, figures) => ({
    ...house,
    pvt: true,
    panels: Math.max(house.panels, panelCount(house, figures)),
    heating: house.heating === 'bodemwarmtepomp' ? house.heating : 'warmtepomp',
  }),
  offer: (house, figures) => ({
    quantity: { value: panelCount(house, figures), unit: 'panelen' },
    investmentCents: null,
    priceIsIndicative: true,
    grantCents: null,
    reasons: [reason('pvt-bron'), ...cappedReasons(house, figures)],
    sourceIds: [figures.solar.yield.id, figures.heatPumps.suitability.id],
  }),
  lifetimeYears: pumpLife,
  comfort: ['gelijkmatig-warm', 'stiller'],
  moment: 'bij-dakvernieuwing',
  excludes: ['zonnepanelen', 'hybride-warmtepomp', 'bodemwarmtepomp'],
};

const battery: MeasureRule = {
  blocked({ panels: count, batteryKwh }) {
    if (batteryKwh > 0) return reason('al-thuisbatterij', { kWh: batteryKwh });
    return count > 0 ? undefined : reason('geen-zonnepanelen');
  },
  apply: (house, figures) => ({
    ...house,
    batteryKwh: figures.measurePrices.batterySize.value.kwh,
  }),
  offer(_, figures) {
    const { battery: price, batterySize } = figures.measurePrices;
    const { kwh } = batterySize.value;
    const { lowEurPerKwh, midEurPerKwh, highEurPerKwh } = price.value;
    return {
      quantity: { value: 1, unit: 'stuks' },
      investmentCents: citedCents(kwh * lowEurPerKwh, kwh * midEurPerKwh, kwh * highEurPerKwh),
      priceIsIndicative: true,
      grantCents: null,
      reasons: [reason('batterij-grootte', { kWh: kwh }), reason('geen-isde-batterij')],
      sourceIds: [
        price.id,
        batterySize.id,
        figures.solar.batteryLifetime.id,
        figures.isde.battery.id,
        figures.feedIn.net.id,
      ],
    };
  },
  lifetimeYears: (figures) => figures.solar.batteryLifetime.value.years,
  comfort: [],
  moment: 'altijd',
  excludes: [],
};

/** Own electricity. */
export const generationRules = {
  zonnepanelen: panels,
  'pvt-panelen': pvt,
  thuisbatterij: battery,
} as const satisfies Partial<Record<MeasureId, MeasureRule>>;
