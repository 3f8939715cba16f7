import { expect, test } from 'vitest';
import {
  formatCents,
  formatDate,
  formatEuro,
  formatEuroRange,
  formatPeriod,
  formatRange,
  roundEstimate,
} from './format-nl.ts';

test('cents become whole euros the Dutch way', () => {
  expect(formatEuro(123_456)).toBe('€\u00a01.235');
  expect(formatEuro(-123_400)).toBe('\u2212\u00a0€\u00a01.234');
  expect(formatEuro(-20)).toBe('€\u00a00');
});

test.each([
  [182_000, '€ 1.820'],
  [19_950, '€ 199,50'],
  [6479, '€ 64,79'],
  [0, '€ 0'],
])('%d cents to the cent are "%s"', (cents, words) => {
  expect(formatCents(cents).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a range whose ends look the same is written once', () => {
  expect(formatRange({ low: 1.2, high: 1.4 })).toBe('1');
});

test('an estimate is rounded to a step that suits its size', () => {
  expect([7, 44, 237, 1_234, 6_280, 23_740].map(roundEstimate)).toEqual([
    5, 45, 240, 1_250, 6_300, 23_500,
  ]);
});

test('a range of amounts does not look more exact than it is', () => {
  expect(formatEuroRange({ low: 123_456, high: 234_567 })).toBe('€\u00a01.250 tot €\u00a02.300');
});

test('a date is written in words', () => {
  expect(formatDate('2026-11-20')).toBe('20 november 2026');
});

test('a reference date is written as precisely as it was published', () => {
  expect(['2026-06-26', '2026-08', '2021'].map(formatPeriod)).toEqual([
    '26 juni 2026',
    'augustus 2026',
    '2021',
  ]);
});
