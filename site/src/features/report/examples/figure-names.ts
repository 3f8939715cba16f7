import { type Figure, figures2026, type SourceRef } from '@sens/engine';

type AnyFigure = Figure<unknown>;

const isFigure = (value: unknown): value is AnyFigure =>
  typeof value === 'object' && value !== null && 'id' in value && 'sources' in value;

function allFigures(group: object): AnyFigure[] {
  return Object.values(group).flatMap((value: unknown) => {
    if (isFigure(value)) return [value];
    return typeof value === 'object' && value !== null ? allFigures(value) : [];
  });
}

const byId = new Map(allFigures(figures2026).map((figure) => [figure.id, figure]));

/** A figure as it is cited: what it is, who published it, and when. */
function cite({ label, sources, date }: AnyFigure): string {
  const publisher: SourceRef['publisher'] = figures2026.sources[sources[0]].publisher;
  return `${label} (${publisher}, ${date})`;
}

/** A persona's source with the figures it names written out; what is no figure stays as it stands. */
export const figureNames = (source: string): string =>
  source
    .split(/,\s+/)
    .map((part) => {
      const figure = byId.get(part.trim());
      return figure ? cite(figure) : part;
    })
    .join('; ');
