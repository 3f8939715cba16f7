import { expect, test } from 'vitest';
import { LASTS_MS, PERCENTAGES, phaseAt, turnsAt } from './preloader.ts';

test('the preloader goes from wind over sun to nature', () => {
  expect(PERCENTAGES).toEqual([0, 20, 40, 60, 80, 100]);
  expect(LASTS_MS).toBe(600);
  expect(PERCENTAGES.map(phaseAt)).toEqual(['wind', 'wind', 'solar', 'solar', 'nature', 'nature']);
  expect([phaseAt(33), phaseAt(34), phaseAt(66), phaseAt(67)]).toEqual([
    'wind',
    'solar',
    'solar',
    'nature',
  ]);
});

test('the right half of the ring comes round before the left one begins', () => {
  const whole = (degrees: number) => Math.round(degrees);
  const turns = PERCENTAGES.map(turnsAt);
  expect(turns.map(({ right, left }) => ({ right: whole(right), left: whole(left) }))).toEqual([
    { right: -138, left: -138 },
    { right: -65, left: -138 },
    { right: 8, left: -138 },
    { right: 45, left: -101 },
    { right: 45, left: -28 },
    { right: 45, left: 45 },
  ]);
});
