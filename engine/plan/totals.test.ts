import { expect, it } from 'vitest';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { meanLifetimeYears } from './totals.ts';

const measure = (costsCents: number | null, lifetimeYears: number) =>
  ({
    investmentCents: costsCents === null ? null : { low: 0, mid: costsCents, high: costsCents * 2 },
    lifetimeYears,
  }) as WorkedOutMeasure;

it('lasts as long as its measures do, weighed by what they cost', () => {
  expect(meanLifetimeYears([measure(300_000, 30), measure(100_000, 10)])).toBe(25);
});

it('leaves what has no price out of how long it lasts', () => {
  expect(meanLifetimeYears([measure(200_000, 15), measure(null, 30)])).toBe(15);
  expect(meanLifetimeYears([measure(null, 30)])).toBe(0);
  expect(meanLifetimeYears([])).toBe(0);
});
