import type { Span } from '@sens/assistant/written-hours';
import { easter } from 'date-easter';
import type { Company } from '#content/company.ts';
import { dutchDayOf } from '#time/dutch-time.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Public holidays on which nobody is called, by month and day. */
const FIXED = ['01-01', '12-25', '12-26'];

/** The same, in days from Easter Sunday: it and its Monday, Ascension Day, Whit Monday. */
const FROM_EASTER = [0, 1, 39, 50];

const dayAt = (iso: string) => new Date(`${iso}T12:00:00Z`);
const isoOf = (date: Date) => date.toISOString().slice(0, 10);

/** King's Day: 27 April, or the day before where that is a Sunday. */
function kingsDay(year: number): string {
  const day = `${year}-04-27`;
  return dayAt(day).getUTCDay() === 0 ? `${year}-04-26` : day;
}

function isHoliday(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  const { month, day } = easter(year);
  const sunday = Date.UTC(year, month - 1, day, 12);
  const moving = FROM_EASTER.map((days) => isoOf(new Date(sunday + days * DAY_MS)));
  return FIXED.includes(iso.slice(5)) || moving.includes(iso) || iso === kingsDay(year);
}

/** The spans in which the company calls on a day; none on a holiday, or where it never calls on such a day. */
export function spansOn(iso: string, callHours: Company['callHours']): Span[] {
  // A Date counts from Sunday, opening hours from Monday.
  const weekday = (dayAt(iso).getUTCDay() + 6) % 7;
  if (isHoliday(iso)) return [];
  return callHours.flatMap(({ days, spans }) => (days.includes(weekday) ? spans : []));
}

/**
 * The last day (ISO, in the Netherlands) on which the company calls about a request: within 24 hours, on days
 * on which it calls, as `claims.yaml` promises (`terugbellen`).
 * @param callHours at least one line, as content/company.yaml must have
 */
export function callDayOf(requestedAt: Date, callHours: Company['callHours']): string {
  let day = new Date(dayAt(dutchDayOf(requestedAt)).getTime() + DAY_MS);
  while (spansOn(isoOf(day), callHours).length === 0) day = new Date(day.getTime() + DAY_MS);
  return isoOf(day);
}
