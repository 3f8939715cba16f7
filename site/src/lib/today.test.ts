import { expect, test } from 'vitest';
import { today } from './today.ts';

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
const HALF_HOUR = 1_800_000;

test('today is the date in Amsterdam, at every half hour of four years', () => {
  const start = Date.UTC(2025, 0, 1);
  const moments = Array.from({ length: 4 * 366 * 48 }, (_, at) => new Date(start + at * HALF_HOUR));
  const wrong = moments.filter((moment) => today(moment) !== amsterdam.format(moment));
  expect(wrong).toEqual([]);
});

test('just before midnight the season decides which day it is', () => {
  expect(today(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
  expect(today(new Date('2026-12-01T22:30:00Z'))).toBe('2026-12-01');
});
