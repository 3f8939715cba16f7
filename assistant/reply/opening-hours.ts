import type { OpeningHours } from '#terms/index-file.ts';

const DAYS = ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'];

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Amsterdam',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const SHORT = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Day of the week, Sunday being 0, and minutes since midnight, on a Dutch clock. */
function dutchTime(moment: Date): { day: number; minutes: number } {
  const parts = Object.fromEntries(
    clock.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return {
    day: SHORT.indexOf(parts.weekday ?? ''),
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** The days that words such as "Maandag tot en met vrijdag" or "Dinsdag en donderdag" name. */
function daysIn(words: string): number[] {
  const named = words
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.flatMap((word) => (DAYS.includes(word) ? [DAYS.indexOf(word)] : []));
  if (!named) return [];
  const [from = 0, to = 0] = named;
  if (named.length !== 2 || !/tot|t\/m/i.test(words)) return named;
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => (from + at) % 7);
}

/** From and to in minutes, of words such as "8.00 tot 18.00 uur". */
function hoursIn(words: string): [from: number, to: number] | undefined {
  const found = /(\d{1,2})[.:](\d{2})\D+(\d{1,2})[.:](\d{2})/.exec(words);
  if (!found) return undefined;
  const [, h1, m1, h2, m2] = found.map(Number);
  return [(h1 ?? 0) * 60 + (m1 ?? 0), (h2 ?? 0) * 60 + (m2 ?? 0)];
}

/** The hours of the days on which somebody is there, as they are written. */
export interface MainHours {
  /** Such as "maandag tot en met vrijdag". */
  days: string;
  /** Such as "8.00". */
  from: string;
  to: string;
}

/** The first line that gives hours; nothing when all are "op afspraak". */
export function mainHours({ lines }: Pick<OpeningHours, 'lines'>): MainHours | undefined {
  for (const { days, hours } of lines) {
    const [from, to] = hoursIn(hours) ? (hours.match(/\d{1,2}[.:]\d{2}/g) ?? []) : [];
    if (from && to) return { days: days.toLowerCase(), from, to };
  }
  return undefined;
}

/** Whether it is open at a moment; hours "op afspraak" do not count as open. */
export function isOpen({ lines }: OpeningHours, moment: Date): boolean {
  const { day, minutes } = dutchTime(moment);
  return lines.some(({ days, hours }) => {
    const span = hoursIn(hours);
    return span && daysIn(days).includes(day) && minutes >= span[0] && minutes < span[1];
  });
}

/** The hours as one sentence part: "maandag tot en met vrijdag van 8.00 tot 18.00 uur, zaterdag op afspraak". */
export const hoursInWords = (hours: Pick<OpeningHours, 'lines'>): string =>
  linesInWords(hours).join(', ');

/** The same line by line, each in small letters. */
export const linesInWords = ({ lines }: Pick<OpeningHours, 'lines'>): string[] =>
  lines.map(({ days, hours }) => `${days.toLowerCase()} ${hoursIn(hours) ? 'van ' : ''}${hours}`);
