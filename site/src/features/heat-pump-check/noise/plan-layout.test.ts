import { heatPumpCheck, toolFigures2026 } from '@sens/engine';
import { expect, test } from 'vitest';
import { soundOf } from '../words/noise-words.ts';
import { PLAN, planLayout } from './plan-layout.ts';

function layout(extras: Parameters<typeof heatPumpCheck>[3] = {}) {
  const found = soundOf(
    heatPumpCheck({ woningtype: 'hoekwoning' }, toolFigures2026, '2026-11-20', extras),
  );
  if (!found) throw new Error('no outdoor unit');
  return planLayout(found.sound, extras?.surfaces);
}

test('without a distance of one’s own the boundary is drawn where it is just quiet enough', () => {
  const { unitX, boundaryX, radius, ownM } = layout();
  expect(ownM).toBeNull();
  expect(boundaryX).toBeCloseTo(unitX + radius, 1);
});

test('a boundary that is too close lies inside the circle, one far off outside', () => {
  const close = layout({ distanceM: 2 });
  expect(close.fits).toBe(false);
  expect(close.boundaryX).toBeLessThan(close.unitX + close.radius);
  const far = layout({ distanceM: 40 });
  expect(far.fits).toBe(true);
  expect(far.boundaryX).toBeGreaterThan(far.unitX + far.radius);
});

test('a wall and a corner ask for more distance than the ground alone', () => {
  const needed = ([1, 2, 3] as const).map((surfaces) => layout({ surfaces }).neededM);
  expect(needed).toEqual(needed.toSorted((a, b) => a - b));
  expect(new Set(needed).size).toBe(3);
});

test('everything stays inside the drawing', () => {
  for (const distanceM of [0.5, 1, 3, 10, 50]) {
    for (const soundPowerDb of [30, 58, 90]) {
      for (const surfaces of [1, 2, 3] as const) {
        const { unitX, boundaryX } = layout({ distanceM, soundPowerDb, surfaces });
        expect(boundaryX).toBeGreaterThan(unitX);
        expect(boundaryX).toBeLessThan(PLAN.width);
      }
    }
  }
});
