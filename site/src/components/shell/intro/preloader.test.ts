import { expect, test } from 'vitest';
import { phaseAt, STEP } from './preloader.ts';

test('the preloader goes from wind over sun to nature', () => {
  const steps = Array.from({ length: 100 / STEP + 1 }, (_, index) => phaseAt(index * STEP));
  expect(steps).toEqual(['wind', 'wind', 'solar', 'solar', 'nature', 'nature']);
  expect([phaseAt(33), phaseAt(34), phaseAt(66), phaseAt(67)]).toEqual([
    'wind',
    'solar',
    'solar',
    'nature',
  ]);
});
