import { expect, test } from 'vitest';
import { dutchDayOf, dutchMinuteOf, dutchSecondOf } from './dutch-time.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s in the Netherlands', (moment, day) => {
  expect(dutchDayOf(new Date(moment))).toBe(day);
});

test('a time is told to the minute or to the second, in winter and in summer', () => {
  expect(dutchMinuteOf(new Date('2026-11-22T22:59:07Z'))).toBe('2026-11-22 23:59');
  expect(dutchSecondOf(new Date('2026-07-01T22:00:05Z'))).toBe('2026-07-02 00:00:05');
});
