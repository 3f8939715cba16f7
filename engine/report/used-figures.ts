import type { Figures } from '../figures/index.ts';
import type { DwellingFacts } from '../terms/facts.ts';
import { heatsWithBoiler, heatsWithPump, isHeatPump } from '../terms/heat-pumps.ts';
import type { Financing } from './financing.ts';
import type { PanelYear } from './panel-year.ts';
import type { Report } from './report.ts';

/** Ids of the figures that every view on this house rests on. */
export function houseFigureIds(dwelling: DwellingFacts, figures: Figures): string[] {
  const { prices, co2 } = figures;
  const woningtype = dwelling.woningtype.value;
  const heating = dwelling.heating.value;
  // A heat network or a pump alone may heat a house that cooks on gas.
  const usesGas = heatsWithBoiler(heating) || dwelling.gasM3PerYear.value > 0;
  return [
    figures.referenceDwellings[woningtype].id,
    figures.buildingEras.id,
    figures.realUse.id,
    figures.householdUse.id,
    figures.labelLimits.id,
    figures.labelHotWater.id,
    figures.registeredLabels.id,
    figures.primaryEnergy.id,
    prices.electricity.id,
    prices.electricityFixed.id,
    prices.energyTaxReduction.id,
    ...(heating === 'warmtenet' ? [prices.heat.id, prices.heatFixed.id] : []),
    ...(usesGas ? [prices.gas.id, prices.gasFixed.id, co2.gas.id] : []),
    ...(heatsWithPump(heating) ? [figures.labelPumpCop.id, figures.heatPumps.scopBySupply.id] : []),
    ...(dwelling.solarPanels.value > 0
      ? [figures.solar.rows.id, figures.solar.yield.id, figures.feedIn.net.id]
      : []),
    ...(woningtype === 'appartement' ? [figures.svve.id] : []),
    co2.electricity.id,
    figures.isde.doubling.id,
  ];
}

/** Ids of the figures behind the ways to pay. */
function financingIds({ loan }: Financing, { loans }: Figures): string[] {
  const { warmtefondsZero, warmtefondsMax, warmtefondsTerms, mortgageRoom } = loans;
  if (loan === null) return [mortgageRoom.id];
  return [warmtefondsZero.id, warmtefondsMax.id, warmtefondsTerms.id, mortgageRoom.id];
}

/** Ids of the figures behind a year of panels. */
function panelYearIds(panelYear: PanelYear | null, { feedIn }: Figures): string[] {
  if (panelYear === null) return [];
  const { end, net, minimum, costs2026 } = feedIn;
  return [end.id, net.id, minimum.id, costs2026.id];
}

/** Ids of the figures that were really used for this house and its measures, each once. */
export function usedFigureIds(
  { dwelling, plan, considered, financing, panelYear }: Report,
  figures: Figures,
): string[] {
  const measures = [...plan, ...considered];
  return [
    ...new Set([
      ...houseFigureIds(dwelling, figures),
      ...financingIds(financing, figures),
      ...panelYearIds(panelYear, figures),
      ...measures.flatMap((measure) => measure.sourceIds),
      ...(measures.some(({ id }) => isHeatPump(id)) ? [figures.labelPumpCop.id] : []),
    ]),
  ];
}
