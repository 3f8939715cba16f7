import type { Registered } from '@sens/contract';
import { figures2026, mortgageRoomEur, type Report } from '@sens/engine';
import { formatDate } from '#lib/format-nl.ts';
import { MONEY_COPY as COPY } from './copy.ts';

const { validUntil } = figures2026.loans.mortgageRoom;
const year = validUntil.slice(0, 4);

/**
 * The room in a mortgage and what is said of it, in the tense of the report's day: its rules are those of one year. A bank
 * goes by the registered label, so where there is one that counts and not our estimate.
 */
export function mortgageWords(
  { today, now, financing }: Pick<Report, 'today' | 'now' | 'financing'>,
  { label }: Registered = {},
) {
  const isOver = today.slice(0, 10) > validUntil;
  return {
    roomCents: label
      ? mortgageRoomEur(label.labelClass, figures2026) * 100
      : financing.mortgageRoomCents,
    text: COPY.mortgageText(
      label?.labelClass ?? now.label.likely,
      label !== undefined,
      isOver ? year : undefined,
    ),
    conditions: COPY.mortgageConditions(
      isOver ? COPY.mortgageOver(year) : COPY.mortgageUntil(year, formatDate(validUntil)),
    ),
  };
}
