import { expect, it } from 'vitest';
import { renewedCents } from '../measures/simple-payback.ts';
import type { WorkedOutMeasure } from '../measures/worked-out.ts';
import { longestLifeYears, renewalsOf, totalsOf } from './totals.ts';

const measure = (costsCents: number | null, lifetimeYears: number) =>
  ({
    investmentCents: costsCents === null ? null : { low: 0, mid: costsCents, high: costsCents * 2 },
    lifetimeYears,
  }) as WorkedOutMeasure;

it('is judged over the life of its longest-lived part, in which the others are bought again', () => {
  const parts = [measure(300_000, 30), measure(100_000, 15), measure(null, 20)];
  expect(longestLifeYears(parts)).toBe(30);
  expect(longestLifeYears([])).toBe(0);
  expect(renewedCents(renewalsOf(parts), 30)).toBe(100_000);
  expect(renewedCents(renewalsOf(parts), 24)).toBeCloseTo(60_000, 6);
  expect(renewedCents(renewalsOf(parts), 15)).toBe(0);
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
