import { allFigures } from '../../engine/figures/citations.ts';
import { toolFiguresFor } from '../../engine/figures/tool-figures-for.ts';

/**
 * Figures that no longer hold on a day (ISO), in Dutch, a line each: the report says of what year they are
 * until somebody brings the new ones.
 */
export function expiredFigures(day: string): string[] {
  return allFigures(toolFiguresFor(day)).flatMap(({ id, label, validUntil }) =>
    validUntil !== undefined && validUntil < day
      ? `engine/figures, ${id}: "${label}" gold tot en met ${validUntil}. Zet het nieuwe getal in een nieuwe reeks, zie docs/decisions/0041-figures-by-their-day.md`
      : [],
  );
}
