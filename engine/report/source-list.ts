import type { House } from '../dwelling/house.ts';
import type { Figures } from '../figures/index.ts';
import type { Figure, Source } from '../figures/types.ts';
import type { Financing, SourceRef, WorkedOutMeasure } from './report-types.ts';

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

/** Ids of the figures behind the ways to pay. */
function financingIds({ loan }: Financing, { loans }: Figures): string[] {
  const { warmtefondsZero, warmtefondsMax, warmtefondsTerms, mortgageRoom } = loans;
  if (loan === null) return [mortgageRoom.id];
  return [warmtefondsZero.id, warmtefondsMax.id, warmtefondsTerms.id, mortgageRoom.id];
}

/** The sources of the figures that were really used for this house and its measures, each once. */
export function sourceList(
  house: House,
  measures: readonly WorkedOutMeasure[],
  financing: Financing,
  figures: Figures,
): SourceRef[] {
  const used = new Set([
    ...baseIds(house, figures),
    ...financingIds(financing, figures),
    ...measures.flatMap((measure) => measure.sourceIds),
  ]);
  return figuresOnce(figures)
    .filter(({ id }) => used.has(id))
    .map(({ id, label, date, confidence, sources }) => {
      const source: Source = figures.sources[sources[0]];
      const ref = { id, label, publisher: source.publisher, date, confidence };
      return source.url === undefined ? ref : { ...ref, url: source.url };
    });
}

/** The figures of a set never change: they are listed once per set. */
const listed = new WeakMap<Figures, Figure<unknown>[]>();

function figuresOnce(figures: Figures): Figure<unknown>[] {
  const known = listed.get(figures);
  if (known !== undefined) return known;
  const all = allFigures(figures);
  listed.set(figures, all);
  return all;
}
