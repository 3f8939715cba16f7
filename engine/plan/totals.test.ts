import { expect, it } from 'vitest';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { meanLifetimeYears, totalsOf } from './totals.ts';

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

it('has no payback as a whole where a part has no price, and counts what that part saves', () => {
  const saves = { savingCentsPerYear: { low: 8_000, mid: 10_000, high: 12_000 } };
  const co2 = { co2SavedKgPerYear: { low: 80, mid: 100, high: 120 }, subsidyCents: null };
  const [priced, bare] = [measure(100_000, 30), measure(null, 30)].map((one) => ({
    ...{ ...one, ...saves, ...co2 },
  })) as [WorkedOutMeasure, WorkedOutMeasure];
  expect(totalsOf([priced]).paybackYears?.mid).toBe(10);
  const both = totalsOf([priced, bare]);
  expect(both.paybackYears).toBeNull();
  expect(both.savingCentsPerYear.mid).toBe(20_000);
  expect(both.netInvestmentCents.mid).toBe(100_000);
});
