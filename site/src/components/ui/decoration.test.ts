import { expect, test } from 'vitest';
import {
  bubble,
  DENSITIES,
  FOOTER_LEAVES,
  HOME_BUBBLES,
  HOME_LEAVES,
  HOME_PARTICLES,
  PARTICLES_BY_LEAF,
} from './decoration.ts';

test('a decoration is as dense as was asked', () => {
  expect(DENSITIES).toEqual({
    low: { leaves: 4, particles: 8 },
    medium: { leaves: 6, particles: 12 },
    high: { leaves: 8, particles: 16 },
  });
});

test.for(Object.entries(DENSITIES))(
  'the leaves of density %s bring its particles',
  ([, density]) => {
    expect(density.leaves * PARTICLES_BY_LEAF.length).toBe(density.particles);
    for (const leaves of [HOME_LEAVES, FOOTER_LEAVES]) {
      expect(leaves.length).toBeGreaterThanOrEqual(density.leaves);
    }
  },
);

test.for([
  ['narrow', 25],
  ['wide', 50],
] as const)('the home page has all its particles on a %s screen: %i', ([width, count]) => {
  const bubbles = HOME_BUBBLES.steps[width] + HOME_BUBBLES.free[width];
  expect(HOME_PARTICLES[width]).toBe(count);
  expect(DENSITIES.high.particles + bubbles).toBe(count);
});

test('bubbles lie in the margins, no two in one place', () => {
  const bubbles = Array.from({ length: 18 }, (_, index) => bubble(index));
  for (const { x } of bubbles) expect(Math.min(x, 100 - x)).toBeLessThanOrEqual(8);
  expect(new Set(bubbles.map(({ x, y }) => `${x} ${y}`)).size).toBe(18);
});
