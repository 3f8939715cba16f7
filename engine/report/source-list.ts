import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { Figure, Source } from '../figures/types.ts';
import type { PlannedMeasure, SourceRef } from './report-types.ts';

function isFigure(value: unknown): value is Figure<unknown> {
  return typeof value === 'object' && value !== null && 'id' in value && 'sources' in value;
}

/** Every figure of a set, those in groups (and groups of groups) included. */
export function allFigures(group: object): Figure<unknown>[] {
  return Object.values(group).flatMap((value: unknown) => {
    if (isFigure(value)) return [value];
    return typeof value === 'object' && value !== null ? allFigures(value) : [];
  });
}

/** Ids of the figures that every report of this house rests on. */
function baseIds(house: House, figures: Figures): string[] {
  const { prices, co2 } = figures;
  return [
    figures.referenceDwellings[house.woningtype].id,
    figures.buildingEras.id,
    figures.realUse.id,
    figures.householdUse.id,
    figures.labelLimits.id,
    figures.primaryEnergy.id,
    prices.electricity.id,
    prices.electricityFixed.id,
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

/** The sources of the figures that were really used for this house and plan, each once. */
export function sourceList(
  house: House,
  plan: readonly PlannedMeasure[],
  figures: Figures,
): SourceRef[] {
  const used = new Set([
    ...baseIds(house, figures),
    ...plan.flatMap((measure) => measure.sourceIds),
  ]);
  return allFigures(figures)
    .filter(({ id }) => used.has(id))
    .map(({ id, label, date, confidence, sources }) => {
      const source: Source = figures.sources[sources[0]];
      const ref = { id, label, publisher: source.publisher, date, confidence };
      return source.url === undefined ? ref : { ...ref, url: source.url };
    });
}
