import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import type { Financing } from './financing.ts';
import type { Report } from './report.ts';

/** Ids of the figures that every view on this house rests on. */
export function houseFigureIds(house: House, figures: Figures): string[] {
  const { prices, co2 } = figures;
  return [
    figures.referenceDwellings[house.woningtype].id,
    figures.buildingEras.id,
    figures.realUse.id,
    figures.householdUse.id,
    figures.labelLimits.id,
    figures.registeredLabels.id,
    figures.primaryEnergy.id,
    prices.electricity.id,
    prices.electricityFixed.id,
    prices.energyTaxReduction.id,
    ...(house.heating === 'warmtenet' ? [prices.heat.id] : []),
    ...(house.heating === 'cv-ketel' || house.heating === 'hybride'
      ? [prices.gas.id, prices.gasFixed.id, co2.gas.id]
      : []),
    ...(house.heating === 'warmtepomp' || house.heating === 'hybride'
      ? [figures.heatPumps.labelScop.id]
      : []),
    ...(house.panels > 0
      ? [figures.solar.rows.id, figures.solar.yield.id, figures.feedIn.net.id]
      : []),
    ...(house.woningtype === 'appartement' ? [figures.svve.id] : []),
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

/** Ids of the figures that were really used for this house and its measures, each once. */
export function usedFigureIds(
  house: House,
  measures: readonly WorkedOutMeasure[],
  { financing, panelYear }: Pick<Report, 'financing' | 'panelYear'>,
  figures: Figures,
): string[] {
  return [
    ...new Set([
      ...houseFigureIds(house, figures),
      ...financingIds(financing, figures),
      ...(panelYear?.sourceIds ?? []),
      ...measures.flatMap((measure) => measure.sourceIds),
    ]),
  ];
}
