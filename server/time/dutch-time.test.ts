import { expect, test } from 'vitest';
import { dutchDayOf } from './dutch-time.ts';

test.each([
  ['2026-11-22T22:59:59Z', '2026-11-22'],
  ['2026-11-22T23:00:00Z', '2026-11-23'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('at %s it is %s in the Netherlands', (moment, day) => {
  expect(dutchDayOf(new Date(moment))).toBe(day);
});
