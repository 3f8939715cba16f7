/** An ISO day as given, or undefined where it is no real day of the calendar. */
export function isoDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = typeof text === 'string' ? text.slice(0, 10) : '';
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) return undefined;
  return new Date(time).toISOString().startsWith(day) ? day : undefined;
}

/** The same day a number of months later; the last day of the month where that day does not exist. */
export function addMonths(day: string, months: number): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(lastDay, Number(day.slice(8, 10)));
  const time = Date.UTC(year, month, date);
  return time < 253_402_300_800_000 ? new Date(time).toISOString().slice(0, 10) : '9999-12-31';
}

/**
 * The day that all is counted for, as an ISO day.
 * @throws RangeError where it is no real day: it is a clock's, never a visitor's
 */
export function dayOf(today: string): string {
  const day = isoDay(today);
  if (day === undefined) throw new RangeError(`"${today}" is no day; give one such as 2026-11-23.`);
  return day;
}
