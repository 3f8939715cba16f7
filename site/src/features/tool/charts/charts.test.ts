import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutAt, cutColumns } from './cut.ts';
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

  it('cuts it, so that the others stay readable, and tells its whole length', () => {
    const boxes = years(-900);
    expect(cutAt(boxes)).toBe(200);
    expect(cutColumns(boxes, cutAt(boxes))).toEqual([{ place: 9, value: -900 }]);
  });

  it('cuts nothing when it is not that much longer, or when many years are', () => {
    expect(cutAt(years(-150))).toBe(Number.POSITIVE_INFINITY);
    expect(cutColumns(years(-150), Number.POSITIVE_INFINITY)).toEqual([]);
    const often = stack([[10, 10, 10, 10, 900, 900, 900, 900, 10, 10]]);
    expect(cutAt(often)).toBe(Number.POSITIVE_INFINITY);
    expect(cutAt(stack([]))).toBe(Number.POSITIVE_INFINITY);
    expect(cutAt(stack([[0, 0, 0]]))).toBe(Number.POSITIVE_INFINITY);
  });
});
