import { createHash } from 'node:crypto';
import type { Company } from '#content/company.ts';
import type { Lead } from '#leads/store/store.ts';
import { callDayOf, spansOn } from './call-day.ts';
import { REPORT_WORDS } from './words.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Longest line in octets, its end left out (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** How the file is called where it is saved. */
export const CALENDAR_FILE = 'sens-belt-u.ics';

/** A text as a value of a property (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** A line that is too long goes on after a space, and no letter is cut in two. */
export function folded(line: string): string {
  const pieces = [''];
  for (const letter of line) {
    const last = pieces.length - 1;
    // What goes on begins with a space, which counts.
    const room = LINE_OCTETS - (last > 0 ? 1 : 0);
    if (Buffer.byteLength(`${pieces[last]}${letter}`) > room) pieces.push(letter);
    else pieces[last] += letter;
  }
  return pieces.join('\r\n ');
}

const compact = (iso: string) => iso.replaceAll('-', '');
const nextDay = (iso: string) =>
  new Date(Date.parse(`${iso}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/**
 * The day of the call as a calendar file (RFC 5545): a whole day, which leaves its owner free. It holds
 * no link to the report, as calendars are shared and copied to others.
 */
export function callCalendar(
  { reference, reportToken, createdAt }: Pick<Lead, 'reference' | 'reportToken' | 'createdAt'>,
  company: Pick<Company, 'name' | 'phone' | 'callHours'>,
): string {
  const { name, callHours } = company;
  const day = callDayOf(createdAt, callHours);
  const uid = createHash('sha256').update(`call ${reportToken}`).digest('hex').slice(0, 32);
  const stamp = createdAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(name)}//Verduurzamingsrapport//NL`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(day))}`,
    `SUMMARY:${escaped(REPORT_WORDS.callTitle(name))}`,
    `DESCRIPTION:${escaped(REPORT_WORDS.callText(reference, spansOn(day, callHours), company))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
