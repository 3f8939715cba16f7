import type { Source } from './sources.ts';
import type { Figure, SourceRef } from './types.ts';

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

/** How every figure of a set is cited, in the set's own order: what it is, who published it and when. */
export function citationsOf<Set extends { sources: Record<string, Source> }>(
  figures: Set,
): SourceRef[] {
  return allFigures(figures).map(({ id, label, date, confidence, sources }) => {
    const source = figures.sources[sources[0]];
    if (!source) throw new Error(`${id} names a source that is not there: ${sources[0]}`);
    const ref = { id, label, publisher: source.publisher, date, confidence };
    return source.url === undefined ? ref : { ...ref, url: source.url };
  });
}
