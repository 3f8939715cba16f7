import type { Figures, SourceRef } from '@sens/engine';
import type { Payback } from './payback.ts';
import type { RoiState } from './state.ts';

interface Dated {
  id: string;
  label: string;
  date: string;
  confidence: SourceRef['confidence'];
  sources: readonly [keyof Figures['sources'], ...unknown[]];
}

const isFigure = (value: object): value is Dated => 'id' in value && 'sources' in value;

/** Every figure of a set, those in groups included. */
function allFigures(group: object): Dated[] {
  return Object.values(group).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    return isFigure(value) ? [value] : allFigures(value);
  });
}

/** The figures that this outcome rests on, each once, with publisher and date. */
export function sourcesOf(
  { flow, counted }: Pick<Payback, 'flow' | 'counted'>,
  { loan }: Pick<RoiState, 'loan'>,
  figures: Figures,
): SourceRef[] {
  const { warmtefondsZero, warmtefondsMax, warmtefondsTerms } = figures.loans;
  const used = new Set([
    ...counted.flatMap(({ sourceIds }) => sourceIds),
    ...flow.sourceIds,
    ...(loan === 'warmtefonds' ? [warmtefondsZero.id, warmtefondsMax.id, warmtefondsTerms.id] : []),
  ]);
  return allFigures(figures)
    .filter(({ id }) => used.has(id))
    .map(({ id, label, date, confidence, sources }) => {
      const { publisher, ...source } = figures.sources[sources[0]];
      const url = 'url' in source ? source.url : undefined;
      return { id, label, publisher, date, confidence, ...(url ? { url } : {}) };
    });
}
