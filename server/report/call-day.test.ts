import { expect, test } from 'vitest';
import { callDayOf, spansOn } from './call-day.ts';

const MORNING = { from: 8 * 60, to: 12 * 60 };
const DAY = { from: 8 * 60, to: 18 * 60 };
const WORKING_DAYS = [{ days: [0, 1, 2, 3, 4], spans: [DAY] }] as const;
const TUESDAY_TO_SATURDAY = [
  { days: [1, 2, 3, 4], spans: [DAY] },
  { days: [5], spans: [MORNING] },
] as const;

test.each([
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-24'],
  ['late on a Monday, which is Tuesday in the Netherlands', '2026-11-23T23:30:00Z', '2026-11-25'],
  ['a Friday', '2026-11-27T16:00:00Z', '2026-11-30'],
  ['a Saturday', '2026-11-28T16:00:00Z', '2026-11-30'],
  ['the day before Christmas', '2026-12-24T09:00:00Z', '2026-12-28'],
  ['the last day of the year', '2026-12-31T09:00:00Z', '2027-01-04'],
  ['Maundy Thursday: Good Friday is a working day', '2027-03-25T09:00:00Z', '2027-03-26'],
  ['Good Friday', '2027-03-26T09:00:00Z', '2027-03-30'],
  ['the eve of King’s Day', '2027-04-26T09:00:00Z', '2027-04-28'],
  ['the eve of Ascension Day', '2027-05-05T09:00:00Z', '2027-05-07'],
  ['the Friday before Whitsun', '2027-05-14T09:00:00Z', '2027-05-18'],
])('who asks on %s is called by the first working day after it', (_, asked, called) => {
  expect(callDayOf(new Date(asked), WORKING_DAYS)).toBe(called);
});

test('King’s Day is a Saturday where the 27th is a Sunday', () => {
  // 27 April 2031 is a Sunday.
  expect(callDayOf(new Date('2031-04-25T09:00:00Z'), WORKING_DAYS)).toBe('2031-04-28');
});

test.each([
  ['a Friday', '2026-11-27T16:00:00Z', '2026-11-28'],
  ['a Saturday', '2026-11-28T16:00:00Z', '2026-12-01'],
  ['the eve of Christmas, a Thursday', '2026-12-24T09:00:00Z', '2026-12-29'],
])('the company calls on the days of its hours: who asks on %s', (_, asked, called) => {
  expect(callDayOf(new Date(asked), TUESDAY_TO_SATURDAY)).toBe(called);
});

test('a day has the hours of its own line', () => {
  expect(spansOn('2026-11-27', TUESDAY_TO_SATURDAY)).toEqual([DAY]);
  expect(spansOn('2026-11-28', TUESDAY_TO_SATURDAY)).toEqual([MORNING]);
  expect(spansOn('2026-11-30', TUESDAY_TO_SATURDAY)).toEqual([]);
});
