import { figures2026, type SourceRef } from '@sens/engine';

interface FigureLike {
  id: string;
  label: string;
  date: string;
  confidence: SourceRef['confidence'];
  sources: readonly [keyof typeof figures2026.sources, ...string[]];
}

function figuresIn(value: unknown): FigureLike[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'sources' in value) return [value as FigureLike];
  return Object.values(value).flatMap(figuresIn);
}

/** The figures that a subsidy, or a default of this tool, may rest on. */
const { isde, loans, vat, svve, referenceDwellings, heatPumps } = figures2026;
const FIGURES = figuresIn({ isde, loans, vat, svve, referenceDwellings, heatPumps });

/** The sources of some facts, each once, in the figures' own order. */
export function sourcesOf(ids: readonly string[]): SourceRef[] {
  return FIGURES.filter(({ id }) => ids.includes(id)).map(
    ({ id, label, date, confidence, sources }) => {
      const source: { publisher: string; url?: string } = figures2026.sources[sources[0]];
      const ref = { id, label, publisher: source.publisher, date, confidence };
      return source.url === undefined ? ref : { ...ref, url: source.url };
    },
  );
}
