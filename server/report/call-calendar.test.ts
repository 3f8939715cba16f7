import { expect, test } from 'vitest';
import { submitJson } from '#testing/submit.ts';
import { startTestApp } from '#testing/test-app.ts';
import { FORM } from '#testing/test-lead.ts';
import { readRendered } from '#testing/test-site.ts';
import { callCalendar, folded } from './call-calendar.ts';

const LEAD = {
  reference: 'SR-7F3K9Q',
  reportToken: 'A'.repeat(32),
  createdAt: new Date('2026-11-27T16:00:00.123Z'),
};
const COMPANY = {
  name: 'SENS, advies; B.V.',
  phone: { display: '0180 000 000', e164: '+31' },
  callHours: [
    { days: [1, 2, 3, 4], spans: [{ from: 8 * 60, to: 17 * 60 }] },
    { days: [0], spans: [{ from: 9 * 60 + 30, to: 16 * 60 }] },
  ],
} as const;

/** The properties of a calendar file, its folded lines made whole. */
const properties = (file: string) =>
  Object.fromEntries(
    file
      .replaceAll('\r\n ', '')
      .trimEnd()
      .split('\r\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

test('the day of the call is a whole day that leaves its owner free', () => {
  const file = callCalendar(LEAD, COMPANY);
  expect(properties(file)).toMatchObject({
    VERSION: '2.0',
    DTSTAMP: '20261127T160000Z',
    'DTSTART;VALUE=DATE': '20261130',
    'DTEND;VALUE=DATE': '20261201',
    SUMMARY: 'Uiterlijk vandaag belt SENS\\, advies\\; B.V. u over uw rapport',
    TRANSP: 'TRANSPARENT',
    END: 'VCALENDAR',
  });
  expect(properties(file).DESCRIPTION).toContain('Wij bellen tussen 9.30 en 16.00 uur.');
  expect(properties(file).DESCRIPTION).toContain('SR-7F3K9Q');
  expect(file).not.toContain(LEAD.reportToken);
  expect(file).toBe(callCalendar(LEAD, COMPANY));
});

test('every line ends as it should and is no longer than 75 octets', () => {
  const lines = callCalendar(LEAD, COMPANY).split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const long = folded(`DESCRIPTION:${'é€😀'.repeat(40)}`);
  for (const line of long.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(long.replaceAll('\r\n ', '')).toBe(`DESCRIPTION:${'é€😀'.repeat(40)}`);
});

test('a report’s link gives it as a file, and its page says so until the day is over', async () => {
  let now = new Date('2026-11-27T16:00:00Z');
  const { app } = await startTestApp({}, { now: () => now });
  const { reportPath } = (await submitJson(app, FORM)).json();
  const answer = await app.inject(`${reportPath}.ics`);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="sens-belt-u.ics"',
  });
  expect(properties(answer.body)['DTSTART;VALUE=DATE']).toBe('20261130');
  const awaits = async () => readRendered((await app.inject(reportPath)).body);
  now = new Date('2026-11-30T20:00:00Z');
  expect(await awaits()).toMatchObject({ awaitsCall: true });
  now = new Date('2026-12-01T09:00:00Z');
  expect(await awaits()).toMatchObject({ awaitsCall: false });
  expect((await app.inject(`/rapport/${'A'.repeat(32)}.ics`)).statusCode).toBe(404);
});
