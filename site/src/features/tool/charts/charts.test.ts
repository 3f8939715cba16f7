import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAxis } from './cut.ts';
import { niceTicks, shownLabels, verticalScale } from './scale.ts';
import { stack } from './stack.ts';

const amounts = fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }), { maxLength: 30 });

describe('the ticks of an axis', () => {
  it('hold every value and zero, at even steps, and are never many', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const ticks = niceTicks(values);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeGreaterThan(1);
        expect(ticks.length).toBeLessThanOrEqual(9);
        const y = verticalScale(ticks);
        for (const value of values) {
          expect(y(value)).toBeGreaterThanOrEqual(0);
          expect(y(value)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('are round', () => {
    expect(niceTicks([-11_000, 24_000])).toEqual([-20_000, -10_000, 0, 10_000, 20_000, 30_000]);
  });
});

describe('names under an axis', () => {
  it('always hold the first, and are no more than fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 60 }), (count) => {
        const isShown = shownLabels(count, 6);
        const shown = Array.from({ length: count }, (_, index) => index).filter(isShown);
        expect(shown[0]).toBe(0);
        expect(shown.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('a stack', () => {
  it('puts what is above zero on top of each other, and what is below under each other', () => {
    expect(
      stack([
        [10, -5],
        [4, 3],
        [-2, -1],
      ]),
    ).toEqual([
      [
        { from: 0, to: 10 },
        { from: 0, to: -5 },
      ],
      [
        { from: 10, to: 14 },
        { from: 0, to: 3 },
      ],
      [
        { from: 0, to: -2 },
        { from: -5, to: -6 },
      ],
    ]);
  });
});

describe('a chart with one year that is much longer', () => {
  const years = (last: number) =>
    stack([
      [...Array<number>(9).fill(100), 50],
      [...Array<number>(9).fill(-20), last],
    ]);

  it('cuts it at the end of the axis, so that the others stay readable, and tells its whole length', () => {
    const { ticks, within, cut } = cutAxis(years(-900));
    expect([ticks[0], ticks.at(-1)]).toEqual([-200, 100]);
    expect(within(-900)).toBe(-200);
    expect(cut).toEqual([{ place: 9, value: -900 }]);
  });

  it('cuts nothing that fits between the ends of the axis', () => {
    const boxes = stack([[...Array<number>(8).fill(410), -1000, -875]]);
    const { ticks, within, cut } = cutAxis(boxes);
    expect(ticks[0]).toBe(-1000);
    expect([within(-1000), within(-875)]).toEqual([-1000, -875]);
    expect(cut).toEqual([]);
  });

  it('cuts nothing when it is not that much longer, or when many years are', () => {
    expect(cutAxis(years(-150)).cut).toEqual([]);
    const often = stack([[10, 10, 10, 10, 900, 900, 900, 900, 10, 10]]);
    expect(cutAxis(often).cut).toEqual([]);
    expect(cutAxis(stack([])).cut).toEqual([]);
    expect(cutAxis(stack([[0, 0, 0]])).cut).toEqual([]);
  });

  it('draws every column between the ends of its axis', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 4 }), (series) => {
        const { ticks, within } = cutAxis(stack(series));
        for (const value of series.flat()) {
          expect(within(value)).toBeGreaterThanOrEqual(ticks[0] as number);
          expect(within(value)).toBeLessThanOrEqual(ticks.at(-1) as number);
        }
      }),
    );
  });
});
