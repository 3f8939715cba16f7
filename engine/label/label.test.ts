import { expect, it } from 'vitest';
import { figures2026 } from '../figures/index.ts';
import { labelClassOf } from './label.ts';

it.each([
  [-20, 'A++++'],
  [0, 'A++++'],
  [0.1, 'A+++'],
  [50, 'A+++'],
  [50.1, 'A++'],
  [75, 'A++'],
  [105, 'A+'],
  [105.1, 'A'],
  [160, 'A'],
  [160.1, 'B'],
  [190, 'B'],
  [250, 'C'],
  [290, 'D'],
  [335, 'E'],
  [380, 'F'],
  [380.1, 'G'],
  [900, 'G'],
] as const)('an EP2 of %d kWh/m2 is class %s', (ep2, label) => {
  expect(labelClassOf(ep2, figures2026)).toBe(label);
});
