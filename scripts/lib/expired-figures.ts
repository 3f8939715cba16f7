import { allFigures } from '../../engine/figures/citations.ts';
import { toolFiguresFor } from '../../engine/figures/tool-figures-for.ts';

/** Days that a figure may stand in for the one that follows it, which its source does not always have in time. */
export const GRACE_DAYS = 60;

const DAY_MS = 24 * 60 * 60_000;
const daysLater = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** A figure that no longer holds, in Dutch, for whoever is to bring the new one. */
export interface ExpiredFigure {
  message: string;
  /** It has stood in for the new one longer than it may. */
  isOverdue: boolean;
}

/**
 * Figures that no longer hold on a day (ISO): the report says of what year they are until somebody brings the new
 * ones.
 */
export function expiredFigures(day: string): ExpiredFigure[] {
  return allFigures(toolFiguresFor(day)).flatMap(({ id, label, validUntil }) => {
    if (validUntil === undefined || validUntil >= day) return [];
    const lastDay = daysLater(validUntil, GRACE_DAYS);
    const isOverdue = lastDay < day;
    const until = isOverdue
      ? `mocht nog ${GRACE_DAYS} dagen blijven staan, tot en met ${lastDay}`
      : `mag nog blijven staan tot en met ${lastDay}`;
    const message = `engine/figures, ${id}: "${label}" gold tot en met ${validUntil} en ${until}. Zet het nieuwe getal in een nieuwe reeks, zie docs/decisions/0041-figures-by-their-day.md`;
    return [{ message, isOverdue }];
  });
}
