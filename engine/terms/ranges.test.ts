import { expect, it } from 'vitest';
import { netRange, spreadBeyond, sumIndependent } from './ranges.ts';

const range = (low: number, mid: number, high: number) => ({ low, mid, high });

it('a net sum joins the errors of price and grant as independent ones', () => {
  // 300 down and 400 of grant up make 500 down; 600 up and 800 of grant down make 1,000 up.
  expect(netRange(range(1700, 2000, 2600), range(200, 1000, 1400))).toStrictEqual(
    range(500, 1000, 2000),
  );
});

it('is in whole cents and never below nil', () => {
  expect(netRange(range(10, 20, 30), range(25, 25, 25))).toStrictEqual(range(0, 0, 5));
  expect(netRange(range(1, 2, 3.4), range(0.5, 0.5, 0.5)).mid).toBe(2);
});

it('spreads only what is not certain, and never wider than the whole', () => {
  expect(spreadBeyond(360, 400, 0.5)).toStrictEqual(range(380, 400, 420));
  expect(spreadBeyond(0, 400, 0.5)).toStrictEqual(range(200, 400, 600));
  expect(spreadBeyond(360, 60, 0.5)).toStrictEqual(range(30, 60, 90));
});

it('errors that have nothing to do with each other are joined by the root of their squares', () => {
  const sum = sumIndependent([
    { low: 70, mid: 100, high: 130 },
    { low: 160, mid: 200, high: 240 },
  ]);
  expect(sum).toStrictEqual({ low: 250, mid: 300, high: 350 });
  expect(sumIndependent([])).toStrictEqual({ low: 0, mid: 0, high: 0 });
});
