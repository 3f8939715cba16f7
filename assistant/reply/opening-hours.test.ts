import { expect, test } from 'vitest';
import { SMALL_FILE } from '../testing/small-index.ts';
import { hoursInWords, isOpen, mainHours } from './opening-hours.ts';

const [telephone] = SMALL_FILE.index.reach.openingHours;

test.each([
  ['a Monday at 8.00 in winter', '2026-11-23T07:00:00Z', true],
  ['a minute earlier', '2026-11-23T06:59:00Z', false],
  ['a Monday at 8.00 in summer', '2026-07-06T06:00:00Z', true],
  ['a Friday at 17.59', '2026-11-27T16:59:00Z', true],
  ['a Friday at 18.00', '2026-11-27T17:00:00Z', false],
  ['a Saturday, by appointment only', '2026-11-28T10:00:00Z', false],
  ['a Sunday', '2026-11-22T10:00:00Z', false],
])('%s', (_name, moment, open) => {
  expect(telephone && isOpen(telephone, new Date(moment))).toBe(open);
});

test('hours read as a sentence', () => {
  expect(telephone && hoursInWords(telephone)).toBe(
    'maandag tot en met vrijdag van 8.00 tot 18.00 uur, zaterdag op afspraak',
  );
});

test('the main hours are those of the first line that gives any', () => {
  const appointment = { days: 'Maandag', hours: 'op afspraak' };
  const tuesday = { days: 'Dinsdag', hours: '9.30 tot 17.00 uur' };
  expect(mainHours({ lines: [appointment, tuesday] })).toEqual({
    days: 'dinsdag',
    from: '9.30',
    to: '17.00',
  });
  expect(mainHours({ lines: [appointment] })).toBeUndefined();
});
