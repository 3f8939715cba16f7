import { expect, test } from 'vitest';
import { halfOf, hasBothHalves, openLines, readDays, readSpans } from './written-hours.ts';

const WORKING_DAYS = [0, 1, 2, 3, 4];

test.each([
  ['Maandag tot en met vrijdag', WORKING_DAYS],
  ['Maandag t/m vrijdag', WORKING_DAYS],
  ['maandag - vrijdag', WORKING_DAYS],
  ['Werkdagen', WORKING_DAYS],
  ['Elke dag', [0, 1, 2, 3, 4, 5, 6]],
  ['Dinsdag', [1]],
  ['Dinsdag en donderdag', [1, 3]],
  ['Maandag, dinsdag en zaterdag', [0, 1, 5]],
  ['Maandag tot en met donderdag en zaterdag', [0, 1, 2, 3, 5]],
  ['Maandag, woensdag tot en met vrijdag', [0, 2, 3, 4]],
  ['Vrijdag tot en met maandag', [0, 4, 5, 6]],
])('understands the days "%s"', (words, days) => {
  expect(readDays(words)).toEqual(days);
});

test.each([
  '',
  'Doordeweeks',
  'Maandag tot vrijdag',
  'Maandag tot en met',
  'Maandag behalve feestdagen',
  'maandagg',
])('understands no days in "%s"', (words) => {
  expect(readDays(words)).toBeUndefined();
});

test.each([
  ['8.00 tot 18.00 uur', [[480, 1080]]],
  ['8:00 tot 17:30 uur', [[480, 1050]]],
  ['8 tot 17 uur', [[480, 1020]]],
  ['9.30 - 17.00', [[570, 1020]]],
  [
    '8.00 tot 12.00 uur en 13.00 tot 17.00 uur',
    [
      [480, 720],
      [780, 1020],
    ],
  ],
  ['op afspraak', []],
  ['Gesloten', []],
])('understands the hours "%s"', (words, spans) => {
  expect(readSpans(words)).toEqual(spans.map(([from, to]) => ({ from, to })));
});

test.each([
  '',
  'overdag',
  '8.00 uur',
  '17.00 tot 8.00 uur',
  '8.00 tot 25.00 uur',
  '8.75 tot 17.00 uur',
  '13.00 tot 17.00 uur en 8.00 tot 12.00 uur',
  '8.00 tot 17.00 uur en op afspraak',
])('understands no hours in "%s"', (words) => {
  expect(readSpans(words)).toBeUndefined();
});

test('only the lines that give hours count as open', () => {
  expect(
    openLines([
      { days: 'Maandag', hours: 'op afspraak' },
      { days: 'Dinsdag', hours: '9.30 tot 17.00 uur' },
    ]),
  ).toEqual([{ days: [1], spans: [{ from: 570, to: 1020 }] }]);
});

test('noon parts the morning from the afternoon, also where nobody is there at noon', () => {
  const lunch = readSpans('8.00 tot 11.30 uur en 13.00 tot 17.00 uur') ?? [];
  expect(halfOf(lunch, 'morning')).toEqual([{ from: 480, to: 690 }]);
  expect(halfOf(lunch, 'afternoon')).toEqual([{ from: 780, to: 1020 }]);
  const whole = readSpans('8.00 tot 17.00 uur') ?? [];
  expect(halfOf(whole, 'morning')).toEqual([{ from: 480, to: 720 }]);
  expect(halfOf(whole, 'afternoon')).toEqual([{ from: 720, to: 1020 }]);
});

test.each([
  ['8.00 tot 17.00 uur', true],
  ['8.00 tot 12.00 uur en 13.00 tot 17.00 uur', true],
  ['8.00 tot 12.00 uur', false],
  ['12.00 tot 17.00 uur', false],
  ['op afspraak', false],
])('whether "%s" has both halves of the day: %s', (words, both) => {
  expect(hasBothHalves(readSpans(words) ?? [])).toBe(both);
});
