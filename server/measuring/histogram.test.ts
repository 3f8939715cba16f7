import { VITALS } from '@sens/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barOf, endOfBar, p75 } from './histogram.ts';

test('a value lies in its bar, and the end of that is at most a tenth more', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...VITALS),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (vital, part) => {
        const value = part * (vital === 'CLS' ? 5 : 600_000);
        const end = endOfBar(vital, barOf(vital, value));
        expect(value).toBeLessThanOrEqual(end * 1.000001);
        expect(end).toBeLessThanOrEqual(Math.max(value * 1.1, endOfBar(vital, 0)) * 1.000001);
      },
    ),
  );
});

test('the end of a bar lies in that bar', () => {
  for (let bar = 0; bar < 100; bar += 1) expect(barOf('LCP', endOfBar('LCP', bar))).toBe(bar);
});

test('three of four visits are at or under the 75th percentile', () => {
  const values = Array.from({ length: 100 }, (_, index) => (index + 1) * 50);
  const bars = values.map((value) => ({ bucket: barOf('LCP', value), count: 1 }));
  const told = p75('LCP', bars) ?? 0;
  expect(told).toBeGreaterThanOrEqual(3750);
  expect(told).toBeLessThanOrEqual(3750 * 1.1);
});

test('of one visit it is that visit, and of none nothing', () => {
  expect(p75('CLS', [{ bucket: 0, count: 1 }])).toBe(0.01);
  expect(p75('CLS', [])).toBeUndefined();
});
