import type { OpeningHours } from '#terms/index-file.ts';
import { openLines } from './written-hours.ts';

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const SHORT = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week, Monday being 0, and minutes since midnight, on a Dutch clock. */
function dutchTime(moment: Date): { day: number; minutes: number } {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    day: SHORT.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Whether it is open at a moment; hours "op afspraak" do not count as open. */
export function isOpen({ lines }: Pick<OpeningHours, 'lines'>, moment: Date): boolean {
  const { day, minutes } = dutchTime(moment);
  return openLines(lines).some(
    ({ days, spans }) =>
      days.includes(day) && spans.some(({ from, to }) => minutes >= from && minutes < to),
  );
}
