import { figures2026, type Report } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from './copy.ts';

const { validUntil } = figures2026.loans.mortgageRoom;
const year = validUntil.slice(0, 4);

/** What is said of the room in a mortgage, in the tense of the report's day: its rules are those of one year. */
export function mortgageWords({ today, now }: Pick<Report, 'today' | 'now'>) {
  const isOver = today.slice(0, 10) > validUntil;
  return {
    text: COPY.mortgageText(now.label.likely, isOver ? year : undefined),
    conditions: COPY.mortgageConditions(
      isOver ? COPY.mortgageOver(year) : COPY.mortgageUntil(year, formatDate(validUntil)),
    ),
  };
}
