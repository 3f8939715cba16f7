import { expect, test } from 'vitest';
import { callDayOf } from './call-day.ts';

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
  expect(callDayOf(new Date(asked))).toBe(called);
});

test('King’s Day is a Saturday where the 27th is a Sunday', () => {
  // 27 April 2031 is a Sunday.
  expect(callDayOf(new Date('2031-04-25T09:00:00Z'))).toBe('2031-04-28');
});
