import { CHOICES, figures2026, makeReport } from '@sens/engine';
import { expect, test } from 'vitest';
import { arrowSize, heatTint } from './heat-tint.ts';
import { eaves, houseShape, outline } from './house-shape.ts';

test('every type of house, with any roof and in any place of its block, can be drawn', () => {
  for (const woningtype of CHOICES.woningtype) {
    for (const roofType of CHOICES.roofType) {
      for (const flatPosition of CHOICES.flatPosition) {
        const { dwelling } = makeReport(
          { woningtype, roofType, flatPosition },
          figures2026,
          '2026-11-20',
        );
        const shape = houseShape(dwelling);
        expect(shape.own.to).toBeLessThanOrEqual(shape.storeys);
        expect(
          outline(shape, [
            [0, 0],
            [shape.width, eaves(shape), 1],
          ]),
        ).not.toMatch(/NaN/);
      }
    }
  }
});

test('what loses more is redder, and its arrow is longer and wider', () => {
  expect(Number(heatTint(0.3))).toBeGreaterThan(Number(heatTint(0.1)));
  expect(arrowSize(0.3).length).toBeGreaterThan(arrowSize(0.1).length);
  expect(arrowSize(0.3).width).toBeGreaterThan(arrowSize(0.1).width);
});
