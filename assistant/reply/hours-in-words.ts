import { readDays, readSpans, type Span, WEEK, type WrittenHours } from './written-hours.ts';

/** Days as one reads them: "maandag tot en met donderdag en zaterdag". */
export function daysInWords(days: readonly number[]): string {
  const rows: number[][] = [];
  for (const day of days) {
    const row = rows.at(-1);
    if (row?.at(-1) === day - 1) row.push(day);
    else rows.push([day]);
  }
  const words = rows.flatMap((row) => {
    const names = row.map((day) => WEEK[day] ?? '');
    return names.length > 2 ? [`${names[0]} tot en met ${names.at(-1)}`] : names;
  });
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' en ');
}

const clockWords = (minutes: number) =>
  `${Math.floor(minutes / 60)}.${String(minutes % 60).padStart(2, '0')}`;

/** Hours as one reads them: "8.00 tot 12.00 uur en 13.00 tot 17.00 uur". */
export const timesInWords = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${clockWords(from)} tot ${clockWords(to)} uur`).join(' en ');

/** The same for after "tussen": "8.00 en 12.00 uur en tussen 13.00 en 17.00 uur". */
export const betweenInWords = (spans: readonly Span[]): string =>
  spans.map(({ from, to }) => `${clockWords(from)} en ${clockWords(to)} uur`).join(' en tussen ');

/** Hours line by line as parts of a sentence: "maandag tot en met vrijdag van 8.00 tot 18.00 uur". */
export const linesInWords = ({ lines }: { lines: readonly WrittenHours[] }): string[] =>
  lines.map(({ days, hours }) => {
    const open = readSpans(hours) ?? [];
    const when = open.length > 0 ? `van ${timesInWords(open)}` : hours.toLowerCase();
    return `${daysInWords(readDays(days) ?? []) || days.toLowerCase()} ${when}`;
  });

/** The same as one part: "maandag tot en met vrijdag van 8.00 tot 18.00 uur, zaterdag op afspraak". */
export const hoursInWords = (hours: { lines: readonly WrittenHours[] }): string =>
  linesInWords(hours).join(', ');
